import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { alertOf, fieldOf, sendOf, typedRequestDay } from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const addressOf = (language: Language, event = 'back-to-the-roots') => `/team-events/${event}?lng=${language}`

for (const language of languagesOf('team event in its box'))
  test(`a team of 13 requests a date in ${language} on the page of the event, by keyboard only`, async ({
    page,
  }) => {
    await page.goto(addressOf(language))
    await hydrated(page)
    const day = typedRequestDay(language, 12)
    await tabTo(page, fieldOf(page, 'from'))
    await page.keyboard.type(day)
    await tabTo(page, fieldOf(page, 'people'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('13')
    await expect(page.locator('#anfrage')).toContainText(/1[’\u202f]300\.00/)
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    await expect(alertOf(page)).toBeFocused()
    await expect(alertOf(page).getByRole('link')).toHaveCount(3)
    await expect(fieldOf(page, 'from')).toHaveValue(day)
    await expect(fieldOf(page, 'people')).toHaveValue('13')
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(fieldOf(page, 'name')).toBeFocused()
    await page.keyboard.type('Lia Rossi')
    await tabTo(page, fieldOf(page, 'email'))
    await page.keyboard.type(`box-${language}@example.ch`)
    await tabTo(page, fieldOf(page, 'company'))
    await page.keyboard.type('Muster AG')
    await tabTo(page, fieldOf(page, 'terms'))
    await page.keyboard.press('Space')
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    const sent = page.locator('div#anfrage').getByRole('heading')
    await expect(sent).toBeFocused()
    // The binding quote is there at once.
    const quote = page.locator('#anfrage').getByRole('link')
    await expect(quote).toHaveAttribute('href', /^\/offerte\/[\w-]{43}/)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('draft:team-event'))).toBeNull()
  })

test('what was typed in the short form is in the whole form too, which has more fields', async ({ page }) => {
  await page.goto(addressOf('de', 'shelter-bau'))
  await hydrated(page)
  await fieldOf(page, 'people').fill('21')
  await fieldOf(page, 'email').fill('lia@example.ch')
  await page.locator('#anfrage summary').click()
  await fieldOf(page, 'note').fill('Zwei essen vegetarisch.')
  await page.getByRole('link', { name: 'Grund, Dateien oder mehrere Tage angeben' }).click()
  await expect(fieldOf(page, 'serviceId')).toHaveValue('shelter-bau')
  await expect(fieldOf(page, 'people')).toHaveValue('21')
  await expect(fieldOf(page, 'email')).toHaveValue('lia@example.ch')
  await expect(fieldOf(page, 'note')).toHaveValue('Zwei essen vegetarisch.')
})
