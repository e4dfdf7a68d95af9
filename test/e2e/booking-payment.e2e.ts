import { BOOKED, book, datesOf, draftOf, formOf, MY_BOOKING, payWithTestkasse } from './booking-site.ts'
import { openCart, putIntoCart } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'
import { MAILBOX } from './mailbox.ts'

test('a place paid at the Testkasse, also after going back', async ({ page, request }) => {
  const date = (await datesOf(request, 'klarer-kompass')).filter(
    ({ placesLeft }) => (placesLeft ?? 0) >= 4,
  )[0]
  await page.goto(`/buchen?serviceId=klarer-kompass&eventId=${date?.id}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('till@example.ch')
  await fields.terms.check()
  await expect(fields.send).toHaveAccessibleName(/^Buchen und bezahlen CHF\s300\.00/)
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  const till = page.url()
  await page.goBack()
  await hydrated(page)
  await expect(fields.name).toHaveValue('Lia Muster')
  await fields.terms.check()
  await expect(fields.send).toHaveAttribute('aria-disabled', 'false')
  await fields.send.click()
  await page.waitForURL(till)
  await payWithTestkasse(page)
  await page.waitForURL(BOOKED)
  await expect(page.locator('h1')).toHaveText(MY_BOOKING.de.states.confirmed.title.one)
  await expect(page.getByRole('main')).toContainText(MY_BOOKING.de.test)
  await expect.poll(() => draftOf(page)).toBeNull()
  await expectAccessible(page)

  const my = MY_BOOKING.de
  await page.getByRole('button', { name: my.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
  await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(/CHF\s300\.00 sind zurückerstattet/, { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
})

test('the last places, held by this browser, are available to it after going back', async ({
  page,
  request,
}) => {
  const date = await addEvent(request, await aMember(request), { ...anInput(130), places: 2 })
  await page.goto(`/buchen?eventId=${date}&people=2&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('own-places@example.ch')
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  await page.goBack()
  await hydrated(page)
  const open = page.getByRole('region', {
    name: /^Sie haben eine offene Buchung, reserviert bis \d\d\.\d\d Uhr/,
  })
  await expect(open).toBeVisible()
  await expect(fields.send).toHaveAccessibleName(/^Buchen und bezahlen/)
  await page.getByRole('button', { name: 'Eine Person weniger' }).click()
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  await page.goBack()
  await hydrated(page)
  await expect(open).toContainText('1 Person')
  await expectAccessible(page)
  await open.getByRole('button', { name: 'Freigeben' }).click()
  await expect(open).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('noch 2 Plätze frei')
})

test('a held place shows its end and links back to the payment', async ({ page, request }) => {
  const date = (await datesOf(request, 'klarer-kompass')).at(-1)
  const reference = await book(request, { eventId: date?.id, way: 'online' })
  await page.goto(`/buchung/${reference}?lng=de`)
  await expect(page.locator('h1')).toHaveText('Ihr Platz ist reserviert.')
  await expect(page.getByRole('main')).toContainText(/Bezahlen Sie bis \d\d\.\d\d Uhr/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Jetzt bezahlen/ }).click()
  await page.waitForURL(/testkasse/)
  await expect(page.getByRole('main')).toContainText('Klarer Kompass')
  await expect(page.getByRole('main')).toContainText(/\d{4}, .+, 1 Person/)
})

test('cancelling on an open page while the payment arrives is refused with the reason, and keeps the place', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the refused cancellation.
  expectProblem(/409.*cancellation/)
  const my = MY_BOOKING.de
  const date = await addEvent(request, await aMember(request), anInput(150))
  const reference = await book(request, { eventId: date, way: 'online' })
  // An open page would show the payment by itself a little later.
  await page.clock.install()
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const till = await page.context().newPage()
  await till.goto(`/buchung/${reference}?lng=de`)
  await till.getByRole('link', { name: /^Jetzt bezahlen/ }).click()
  await payWithTestkasse(till)
  await till.waitForURL(BOOKED)
  await expect(till.locator('h1')).toHaveText(my.states.confirmed.title.one)

  await page.getByRole('button', { name: my.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
  await expect(page.getByRole('alert').filter({ hasText: my.problems.changed_meanwhile })).toBeVisible()
  await expect(page.locator('h1')).toHaveText(my.states.confirmed.title.one)
  await till.close()
})

test('a voucher from the shop pays its part, once', async ({ page, request, expectProblem }) => {
  // Logged by the browser for the spent voucher.
  expectProblem(/409.*voucher-appraisals/)
  await putIntoCart(page, 'gutschein-aufbruch')
  await openCart(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zur Kasse gehen/ })
    .click()
  await payWithTestkasse(page, 'voucher-buyer@example.ch')
  await page.waitForURL(/\/success\?order=/)
  let code = ''
  await expect(async () => {
    await page.goto(MAILBOX)
    const mails = page.getByRole('row').filter({ hasText: 'voucher-buyer@example.ch' }).getByRole('link')
    for (const href of await mails.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      const text = await (await page.request.get(href ?? '')).text()
      code ||= /GRAT-[\w-]{14}/.exec(text)?.[0] ?? ''
    }
    expect(code).not.toBe('')
  }).toPass()

  const date = await addEvent(request, await aMember(request), anInput(120))
  await page.goto(`/buchen?voucher=${code}&lng=de`)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(code)
  await page.getByRole('main').getByRole('link', { name: 'Aufbruch', exact: true }).click()
  const card = page.locator(`main a[href*="${date}"]`)
  await expect(page.locator('main summary')).toBeVisible()
  if (!(await card.isVisible())) await page.locator('main summary').click()
  await card.click()
  const fields = formOf(page)
  await expect(fields.voucher).toHaveValue(code)
  await expect(fields.form).toContainText(/Der Gutschein deckt CHF\s200\.00\. Damit ist alles bezahlt\./)
  await expect(fields.total).toHaveText(/CHF\s0\.00/)
  await expect(fields.form.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect(fields.total).toHaveText(/CHF\s200\.00/)
  await page.getByRole('button', { name: 'Eine Person weniger' }).click()
  await fields.name.fill('Lia Muster')
  await fields.email.fill('voucher@example.ch')
  await fields.terms.check()
  await expect(fields.send).toHaveAccessibleName(/^Verbindlich buchen CHF\s0\.00/)
  await fields.send.click()
  await page.waitForURL(BOOKED)
  await expect(page.getByRole('main')).toContainText('Nichts zu bezahlen')

  await page.goto(`/buchen?eventId=${date}&voucher=${code}&lng=de`)
  await hydrated(page)
  await expect(fields.voucher).toHaveAccessibleDescription('Dieser Gutschein ist aufgebraucht.')
})
