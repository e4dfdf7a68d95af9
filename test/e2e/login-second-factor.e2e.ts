import { fill } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { anAccount, codeOf, COMMON, formOf, LOGIN, openLogin, signIn } from './accounts.ts'
import { expect, expectAccessible, expectFitsEverywhere, test } from './site.ts'

// Wide enough for the person icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

test.describe.configure({ timeout: 120_000 })

for (const language of LANGUAGES) {
  const words = LOGIN[language]
  const { account } = COMMON[language].nav

  test(`a second factor in ${language}: set up, asked for, removed`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 422/)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, status, code, button, main } = formOf(page, language)
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await button(words.devices.setUp).click()
    const picture = main.getByRole('img', { name: words.enrol.picture })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await expectFitsEverywhere(page)
    await code.fill(codeOf(secret, -9))
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(words.problems.code.wrong)
    await code.fill(codeOf(secret).replace(/^.../, '$& '))
    await code.press('Enter')
    await expect(status).toHaveText(words.devices.added)
    await expect(status.locator('..')).toBeFocused()
    const name = fill(words.devices.device, { n: 1 })
    await expect(main.getByRole('list', { name: words.devices.list })).toContainText(name)
    await expectFitsEverywhere(page)

    await button(words.signOut.here).click()
    await signIn(page, language, email)
    await expect(title).toHaveText(words.secondStep.title)
    await expectFitsEverywhere(page)
    await page.reload()
    await expect(title).toHaveText(words.secondStep.title)
    await code.fill('12345')
    await code.press('Enter')
    await expect(alert).toContainText(words.problems.code.invalid)
    await code.fill(codeOf(secret, 1))
    await code.press('Enter')
    await expect(page).toHaveURL(CALENDAR)

    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await button(fill(words.devices.removeDevice, { name })).click()
    await expect(main).toContainText(fill(words.devices.sure, { name }))
    await expectAccessible(page)
    await button(words.devices.remove).click()
    await expect(status).toHaveText(words.devices.removed)
    await button(words.signOut.here).click()
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
  })
}
