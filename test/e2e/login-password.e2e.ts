import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import {
  anAccount,
  COMMON,
  formOf,
  LOGIN,
  linkFor,
  openLogin,
  PASSWORD,
  signIn,
  someone,
} from './accounts.ts'
import { mailsTo } from './mailbox.ts'
import { expect, expectFitsEverywhere, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

for (const language of languagesOf('invitation')) {
  const messages = LOGIN[language]
  const { login, account } = COMMON[language].nav

  test(`an invitation in ${language}: a password is set, the account is shown, and signed out`, async ({
    page,
    baseURL,
  }) => {
    const email = someone()
    const link = await linkFor(baseURL, 'invite', email)
    await openLogin(page, language)
    const { title, alert, status, newPassword, button, main } = formOf(page, language)
    await page.goto(link)
    await expect(title).toHaveText(messages.choose.invite.title)
    expect(page.url()).toBe(`${baseURL}/login?choose=invite`)
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => url?.includes('token='))).toEqual([])
    await page.reload()
    await expect(title).toHaveText(messages.choose.invite.title)
    await expectFitsEverywhere(page)

    await newPassword.fill('kurz')
    await newPassword.press('Enter')
    await expect(alert).toBeFocused()
    const tooShort = fill(messages.problems.password.too_short, { min: 10 })
    await expect(newPassword).toHaveAccessibleDescription(new RegExp(tooShort))
    await alert.getByRole('link').click()
    await expect(newPassword).toBeFocused()
    await newPassword.fill(PASSWORD)
    await expect(alert).toHaveCount(0)
    await main.getByRole('button', { name: messages.fields.showPassword }).click()
    await expect(newPassword).toHaveAttribute('type', 'text')
    await newPassword.press('Enter')

    await expect(title).toHaveText(messages.account.title)
    await expect(status).toHaveText(messages.account.saved)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()
    await expectFitsEverywhere(page)

    await button(messages.signOut.here).click()
    await expect(title).toHaveText(messages.signIn.title)
    await expect(status).toHaveText(messages.signIn.signedOut)
    await expect(page.locator('#login-head')).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  })
}

for (const language of languagesOf('forgotten password')) {
  const messages = LOGIN[language]

  test(`a wrong password in ${language}, then a forgotten one, by mail, whose link works once`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 400|403 \(Forbidden\).*\/verify/)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, status, email: address, newPassword, button } = formOf(page, language)
    await button(messages.signIn.submit).click()
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link')).toHaveText([
      messages.problems.email.required,
      messages.problems.password.required,
    ])
    await expectFitsEverywhere(page)
    await signIn(page, language, email, 'nicht mein Passwort')
    await expect(alert).toHaveText(messages.notices.wrong)
    await expect(alert).toBeFocused()

    await button(messages.signIn.forgotten).click()
    await expect(title).toHaveText(messages.forgotten.title)
    await expect(address).toHaveValue(email)
    await expectFitsEverywhere(page)
    await address.press('Enter')
    await expect(title).toHaveText(messages.sent.title)
    await expectFitsEverywhere(page)

    const link = await mailedLink(page, email)
    await page.goto(link)
    await expect(title).toHaveText(messages.confirm.title)
    await expectFitsEverywhere(page)
    await button(messages.confirm.submit).click()
    await expect(title).toHaveText(messages.choose.recovery.title)
    expect(new URL(page.url()).hash).toBe('')
    await newPassword.fill('ein ganz neues Passwort')
    await newPassword.press('Enter')
    await expect(title).toHaveText(messages.account.title)
    await expect(status).toHaveText(messages.account.saved)
    await expect(page.locator('#login-head')).toBeFocused()
    await button(messages.signOut.everywhere).click()
    await expect(title).toHaveText(messages.signIn.title)
    await signIn(page, language, email, 'ein ganz neues Passwort')
    await expect(page).toHaveURL(CALENDAR)

    await page.goto(link)
    await button(messages.confirm.submit).click()
    await expect(title).toHaveText(messages.expired.title)
  })
}

test('a link that was used is explained, and leads to a new one by a code from the mail', async ({
  page,
  baseURL,
}) => {
  const email = someone()
  const link = await linkFor(baseURL, 'invite', email)
  await fetch(link)
  await page.goto('/login?lng=de')
  await page.goto(link)
  const { title, email: address, button, main, newPassword } = formOf(page, 'de')
  await expect(title).toHaveText(LOGIN.de.expired.title)
  expect(new URL(page.url()).hash).toBe('')
  await expectFitsEverywhere(page)
  await button(LOGIN.de.expired.renew).click()
  await address.fill(email)
  await address.press('Enter')
  await expect(title).toHaveText(LOGIN.de.sent.title)
  const code = main.getByRole('textbox', { name: LOGIN.de.fields.mailCode })
  await code.fill(await mailedCode(page, email))
  await code.press('Enter')
  await expect(title).toHaveText(LOGIN.de.choose.recovery.title)
  await newPassword.fill(PASSWORD)
  await newPassword.press('Enter')
  await expect(title).toHaveText(LOGIN.de.account.title)
})

async function mailedLink(page: Page, email: string): Promise<string> {
  return (
    /http\S*#token_hash=[^\s"<]+/.exec(await mailTo(page, email))?.[0].replaceAll('&amp;', '&') ?? 'no link'
  )
}

async function mailedCode(page: Page, email: string): Promise<string> {
  return /: (\d{6})\b/.exec(await mailTo(page, email))?.[1] ?? 'no code'
}

/** Waits for the newest mail. */
async function mailTo({ request }: Page, email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      path = (await mailsTo(request, email))[0]?.path
      return path
    })
    .toBeTruthy()
  return (await request.get(path ?? '')).text()
}
