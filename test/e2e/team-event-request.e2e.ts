import { LARGEST_GROUP } from '#features/inquiry/forms/team-event-inquiry.ts'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import {
  alertOf,
  chooseProgram,
  fieldOf,
  noticeOf,
  openRequest,
  sendOf,
  sentNumber,
  typedRequestDay,
  typeOver,
} from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, expectFitsEverywhere, hydrated, test } from './site.ts'

const addressOf = (language: Language, query = 'serviceId=shelter-bau&people=24') =>
  `/buchen/anfrage?${query}&lng=${language}`

const SUMMARY: Record<Language, string> = {
  de: '3 Angaben passen noch nicht',
  en: '3 entries need another look',
  fr: '3 champs sont à revoir',
  it: '3 campi sono da rivedere',
}

for (const language of languagesOf('team event by keyboard')) {
  test(`a team event is requested in ${language}, by keyboard only, and the owner has all of it`, async ({
    page,
  }) => {
    await openRequest(page, addressOf(language))
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    await expect(alertOf(page)).toBeFocused()
    await expect(alertOf(page)).toContainText(SUMMARY[language])
    await expectFitsEverywhere(page)

    await tabTo(page, fieldOf(page, 'people'))
    await typeOver(page, fieldOf(page, 'people'), '31')
    const texts = {
      from: typedRequestDay(language, 1),
      to: typedRequestDay(language, 30),
      alternative: typedRequestDay(language, 4, 10),
      place: 'Ennetsee',
      occasion: 'Neues Team',
      note: 'Zwei sprechen nur Italienisch.',
      name: 'Lia Rossi',
      company: 'Muster AG',
      email: `team-${language}@example.ch`,
      phone: '041 780 00 00',
    }
    for (const [name, text] of Object.entries(texts)) {
      await tabTo(page, fieldOf(page, name))
      await page.keyboard.type(text)
    }
    await expect(fieldOf(page, 'newsletter')).not.toBeChecked()
    await tabTo(page, fieldOf(page, 'terms'))
    await page.keyboard.press('Space')
    await expect(alertOf(page)).toHaveCount(0)
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    const notice = await noticeOf(page, await sentNumber(page))
    for (const line of [
      'Thema: Shelter-Bau',
      'Anzahl Personen: 31',
      'Tag oder frühestens: 1.\u00a0September',
      'Spätestens: 30.\u00a0September',
      'Ausweichdatum: 4.\u00a0Oktober',
      'Ort oder Region: Ennetsee',
      'Grund: Neues Team',
      '> Zwei sprechen nur Italienisch.',
      'Name oder Firma: Lia Rossi',
      'Unternehmen: Muster AG',
      `team-${language}@example.ch`,
      'Telefon: 041 780 00 00',
      'Geschäftsbedingungen: einverstanden',
    ])
      expect(notice).toContain(line)
  })
}

test('the price follows event and people, in the address too; their buttons clear an error', async ({
  page,
}) => {
  await openRequest(page, addressOf('de', 'serviceId=back-to-the-roots&people=12'))
  const price = page.getByRole('complementary', { name: 'Preis' })
  await expect(price).toContainText('CHF\u00a01’400.00')
  await expect(sendOf(page)).toContainText('unverbindlich')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect(price).toContainText('CHF\u00a01’300.00')
  await fieldOf(page, 'people').fill('31')
  await expect(price).toContainText('Für mehr als 30 Personen gibt es keinen festen Preis.')
  await fieldOf(page, 'serviceId').selectOption('shelter-bau')
  await fieldOf(page, 'people').fill('20')
  await expect(price).toContainText('CHF\u00a04’300.00')
  await expect.poll(() => page.url()).toContain('people=20')
  expect(page.url()).toContain('serviceId=shelter-bau')
  await fieldOf(page, 'people').fill(String(LARGEST_GROUP + 1))
  await sendOf(page).click()
  const people = fieldOf(page, 'people')
  await expect(people).toHaveAccessibleDescription(/Für mehr als 500 Personen/)
  await page.getByRole('button', { name: 'Eine Person weniger' }).click()
  await expect(people).toHaveValue('500')
  await expect(people).toHaveAccessibleDescription('')
  await people.fill('')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect(people).toHaveValue('1')
})

test('what was typed survives a reload and a change of language; the calendar chooses a single day', async ({
  page,
}) => {
  await openRequest(page, addressOf('de'))
  await fieldOf(page, 'people').fill('17')
  await fieldOf(page, 'serviceId').selectOption('feuer-und-fokus')
  await fieldOf(page, 'occasion').fill('Abschluss eines Projekts')
  await fieldOf(page, 'alternative').fill(typedRequestDay('de', 1))
  await page.getByRole('button', { name: 'Tag im Kalender wählen: Ausweichdatum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tag wählen' })
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(fieldOf(page, 'alternative')).toHaveValue(typedRequestDay('de', 2))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:team-event')))
    .toContain(typedRequestDay('de', 2))
  await expect.poll(() => page.url()).toContain('people=17')
  await page.reload()
  await hydrated(page)
  await expect(fieldOf(page, 'occasion')).toHaveValue('Abschluss eines Projekts')
  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=en]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a date for your team')
  await expect(fieldOf(page, 'people')).toHaveValue('17')
  await expect(fieldOf(page, 'serviceId')).toHaveValue('feuer-und-fokus')
  await expect(fieldOf(page, 'occasion')).toHaveValue('Abschluss eines Projekts')
  await expect(fieldOf(page, 'alternative')).toHaveValue(typedRequestDay('en', 2))
})

test('a part with an invalid field is marked, the files too, and no longer once it is valid', async ({
  page,
}) => {
  await openRequest(page, addressOf('de'))
  const colour = (part: string) =>
    page
      .getByRole('region', { name: part })
      .locator('[aria-hidden] > i')
      .first()
      .evaluate((sign) => getComputedStyle(sign, '::after').backgroundColor)
  const whole = await colour('Was und mit wem?')
  await fieldOf(page, 'occasion').fill('Neues Team')
  await expect.poll(() => colour('Worum geht es?')).toBe(whole)
  await chooseProgram(page)
  await sendOf(page).click()
  await expect(alertOf(page)).toContainText('plan.exe')
  await expect.poll(() => colour('Worum geht es?')).not.toBe(whole)
  await expect.poll(() => colour('Ihre Angaben')).not.toBe(whole)
  await expect
    .poll(async () => (await colour('Worum geht es?')) === (await colour('Ihre Angaben')))
    .toBe(true)
  await page.getByRole('button', { name: 'plan.exe entfernen' }).click()
  await expect.poll(() => colour('Worum geht es?')).toBe(whole)
})
