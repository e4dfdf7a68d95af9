import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, codeOf, COMMON, formOf, LOGIN, openLogin, signIn } from './accounts.ts'
import { expect, expectFitsEverywhere, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

for (const language of languagesOf('second factor')) {
  const messages = LOGIN[language]
  const { account } = COMMON[language].nav

  test(`a second factor in ${language}: set up, required, removed`, async ({
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
    await button(messages.devices.setUp).click()
    const picture = main.getByRole('img', { name: messages.enrol.picture })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await code.fill(codeOf(secret, -9))
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(messages.problems.code.wrong)
    await code.fill(codeOf(secret).replace(/^.../, '$& '))
    await code.press('Enter')
    await expect(status).toHaveText(messages.devices.added)
    await expect(status.locator('..')).toBeFocused()
    const name = fill(messages.devices.device, { n: 1 })
    await expect(main.getByRole('list', { name: messages.devices.list })).toContainText(name)
    await expectFitsEverywhere(page)

    await button(messages.signOut.here).click()
    await signIn(page, language, email)
    await expect(title).toHaveText(messages.secondStep.title)
    await expectFitsEverywhere(page)
    await page.reload()
    await expect(title).toHaveText(messages.secondStep.title)
    await code.fill('12345')
    await code.press('Enter')
    await expect(alert).toContainText(messages.problems.code.invalid)
    await code.fill(codeOf(secret, 1))
    await code.press('Enter')
    await expect(page).toHaveURL(CALENDAR)

    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await button(fill(messages.devices.removeDevice, { name })).click()
    await expect(main).toContainText(fill(messages.devices.sure, { name }))
    await button(messages.devices.remove).click()
    await expect(status).toHaveText(messages.devices.removed)
    await button(messages.signOut.here).click()
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
  })
}
