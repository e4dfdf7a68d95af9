import { LARGEST_GROUP } from '#features/inquiry/forms/team-event-inquiry.ts'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { alertOf, fieldOf, openRequest, sendOf, expectSent, typedRequestDay, typeOver } from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, expectFitsEverywhere, test } from './site.ts'

const addressOf = (language: Language, query = 'serviceId=shelter-bau&people=24') =>
  `/buchen/anfrage?${query}&lng=${language}`

const SUMMARY: Record<Language, string> = {
  de: '3 Angaben passen noch nicht',
  en: '3 entries need another look',
  fr: '3 champs sont à revoir',
  it: '3 campi sono da rivedere',
}

for (const language of languagesOf('team event by keyboard')) {
  test(`a team event is requested in ${language}, by keyboard only`, async ({ page }) => {
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
    await expectSent(page)
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
