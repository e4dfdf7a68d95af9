import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, codeOf, COMMON, formOf, LOGIN, openLogin, PASSWORD, signIn } from './accounts.ts'
import { ageSignIns } from './age-sign-ins.ts'
import { test } from './office-site.ts'
import { expect, expectFitsEverywhere as expectFine } from './site.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/
const NEW = 'vier Wörter, die nicht zusammengehören'

for (const language of languagesOf('account after an old sign-in')) {
  const messages = LOGIN[language]
  const { recentSignIn } = messages

  test(`an account in ${language} thirteen hours after the sign-in: it asks who it is, keeps what was typed and goes on`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of (400|403)/)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, status, newPassword, code, button, main } = formOf(page, language)
    const proof = page.getByRole('dialog', { name: recentSignIn.title })
    const password = proof.getByLabel(messages.fields.password, { exact: true })
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
    await page.getByRole('banner').getByRole('link', { name: COMMON[language].nav.account }).click()
    await expect(title).toHaveText(messages.account.title)

    await ageSignIns(email, 13)
    await button(messages.account.change).click()
    await newPassword.fill(NEW)
    await newPassword.press('Enter')
    await expect(proof).toContainText(fill(recentSignIn.text, { email }))
    await expect(password).toBeFocused()
    await expectFine(page)
    await page.keyboard.press('Escape')
    await expect(proof).toBeHidden()
    await expect(alert).toContainText(messages.notices.sign_in_again)
    await expect(newPassword).toHaveValue(NEW)

    await newPassword.press('Enter')
    await password.fill('falsch geraten')
    await password.press('Enter')
    await expect(proof.getByRole('alert')).toContainText(messages.notices.wrong)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await expect(proof).toBeHidden()
    await expect(status).toHaveText(messages.account.saved)

    await ageSignIns(email, 13)
    await button(messages.devices.setUp).click()
    await password.fill(NEW)
    await password.press('Enter')
    const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await code.fill(codeOf(secret))
    await code.press('Enter')
    await expect(main.getByText(messages.devices.added)).toBeVisible()

    const other = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: NEW }),
    })
    expect(other.status).toBe(200)
    await page.reload()
    await ageSignIns(email, 13)
    // That of no browser: the password in the dialog opened another one of this browser too.
    const ofRequest = fill(messages.sessions.endOne, { name: messages.sessions.unknown })
    await main.getByRole('button', { name: new RegExp(`^${ofRequest}`) }).click()
    await proof.getByLabel(messages.fields.code, { exact: true }).fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(main.getByText(messages.sessions.ended)).toBeVisible()
  })
}
