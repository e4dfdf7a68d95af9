import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import { payWithTestkasse } from './booking-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { aMember, expectFine, openStaff, toastTitle } from './staff-site.ts'

const invoicesDe = staffInvoicesTexts.de

test.use({ viewport: { width: 1440, height: 900 } })

test('an invoice is created, sent, partly paid by keyboard, credited, and its customer sees it and pays', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=invoices' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rechnung schreiben' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Rechnung')
  await page.getByLabel('Firma').fill('Probe Spital AG')
  await page.getByLabel('Strasse').fill('Beispielplatz')
  await page.getByLabel('Nr.').fill('3')
  await page.getByLabel('PLZ').fill('6300')
  await page.getByLabel('Ort', { exact: true }).fill('Zug')
  await page.getByLabel('E-Mail', { exact: true }).fill('buchhaltung@example.ch')
  const line = page.getByRole('group', { name: 'Position 1' })
  await line.getByLabel('Leistung').fill('Feuer & Fokus')
  await line.getByLabel('Preis in CHF').fill('viel')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect(page.getByText('Als Betrag, zum Beispiel')).toBeVisible()
  await line.getByLabel('Preis in CHF').fill('1’400')
  await expectFine(page)
  await page.getByRole('button', { name: /^Senden/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('buchhaltung@example.ch')
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(toastTitle(page)).toHaveText('Die Rechnung ist gesendet.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/R-\d{4}-\d{4}/)
  for (const [francs, left] of [
    ['300', /1’100\.00 bleiben offen/],
    ['100', /1’000\.00 bleiben offen/],
  ] as const) {
    await page.getByLabel('Betrag in CHF').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(francs)
    await expect(page.getByText(left)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: invoicesDe.payment.list })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Gutschrift schreiben' }).click()
  await page.getByRole('dialog').getByLabel('Betrag in CHF').fill('200')
  await page.getByRole('dialog').getByLabel('Grund').fill('Zwei fehlten')
  await page.getByRole('dialog').getByRole('button', { name: 'Gutschrift senden' }).click()
  await expect(page.getByRole('link', { name: /G-\d{4}-\d{4}/ })).toBeVisible()
  await expectFine(page)
  const url = new URL(
    (await page.getByRole('link', { name: 'Seite der Kundschaft' }).getAttribute('href')) ?? '',
  )
  await page.goto(`${url.pathname}?lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Teil ist bezahlt.')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Mit Karte oder TWINT bezahlen/ }).click()
  await expect(page).toHaveURL(/\/testkasse\//)
  await payWithTestkasse(page, 'buchhaltung@example.ch')
  await expect(page).toHaveURL(/\/rechnung\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Rechnung ist bezahlt.')
})

test('the owner enables automatic reminders, and holds one invoice', async ({ page }) => {
  const member = await aMember(page.request)
  await openStaff(page, { member, language: 'it', address: '?view=company' })
  await page.getByRole('button', { name: /^Solleciti/ }).click()
  const part = page.getByRole('region', { name: 'Solleciti' })
  await part.getByLabel('Inviare i solleciti automaticamente').check()
  await part.getByLabel('Secondo sollecito, giorni dopo la scadenza').fill('12')
  await part.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(part.getByText('almeno 10 dopo il sollecito precedente')).toBeVisible()
  await part.getByLabel('Secondo sollecito, giorni dopo la scadenza').fill('17')
  await expectFine(page)
  await part.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(part.getByText('Non ancora pubblicato')).toBeHidden()
  await part.getByRole('button', { name: 'Solleciti: Chiudi' }).click()
  await expect(part.getByText(/17$/)).toBeVisible()
  // Links of before lead to the field, on the page on which it stands now.
  await page.goto('/verwaltung?view=company&lng=it#bankAccount.iban')
  await expect(page).toHaveURL(/\/einstellungen\/konto.*#bankAccount\.iban$/)
  await expect(page.locator('[name="bankAccount.iban"]')).toBeFocused()
})
