import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import {
  anAccount,
  codeOf,
  COMMON,
  formOf,
  LOGIN,
  linkFor,
  openLogin,
  PASSWORD,
  signIn,
  someone,
} from './accounts.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

// Wide enough for the person icon.
test.use({ viewport: { width: 1440, height: 900 } })

const CALENDAR = /\/event-kalender$/

async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    if (width !== 320) await expectAccessible(page)
  }
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('auth'))

test.describe.configure({ timeout: 120_000 })

for (const language of LANGUAGES) {
  const words = LOGIN[language]
  const { login, account } = COMMON[language].nav

  test(`an invitation in ${language}: a password is chosen, the account is there, and one signs out`, async ({
    page,
    baseURL,
  }) => {
    const email = someone()
    const link = await linkFor(baseURL, 'invite', email)
    await openLogin(page, language)
    const { title, alert, status, newPassword, button, main } = formOf(page, language)
    await page.goto(link)
    await expect(title).toHaveText(words.choose.invite.title)
    expect(page.url()).toBe(`${baseURL}/login?choose=invite`)
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => url?.includes('token='))).toEqual([])
    await page.reload()
    await expect(title).toHaveText(words.choose.invite.title)
    await expectFitsEverywhere(page)

    await newPassword.fill('kurz')
    await newPassword.press('Enter')
    await expect(alert).toBeFocused()
    const tooShort = fill(words.problems.password.too_short, { min: 10 })
    await expect(newPassword).toHaveAccessibleDescription(new RegExp(tooShort))
    await alert.getByRole('link').click()
    await expect(newPassword).toBeFocused()
    await expectAccessible(page)
    await newPassword.fill(PASSWORD)
    await expect(alert).toHaveCount(0)
    await main.getByRole('button', { name: words.fields.showPassword }).click()
    await expect(newPassword).toHaveAttribute('type', 'text')
    await newPassword.press('Enter')

    await expect(title).toHaveText(words.account.title)
    await expect(status).toHaveText(words.account.saved)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()
    await expectFitsEverywhere(page)

    await button(words.signOut.here).click()
    await expect(title).toHaveText(words.signIn.title)
    await expect(status).toHaveText(words.signIn.signedOut)
    await expect(page.locator('#login-head')).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })

  test(`a wrong password in ${language}, then a forgotten one, by mail`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 400/)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, email: address, newPassword, button } = formOf(page, language)
    await button(words.signIn.submit).click()
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link')).toHaveText([
      words.problems.email.required,
      words.problems.password.required,
    ])
    await expectFitsEverywhere(page)
    await signIn(page, language, email, 'nicht mein Passwort')
    await expect(alert).toHaveText(words.notices.wrong)
    await expect(alert).toBeFocused()
    await expectAccessible(page)

    await button(words.signIn.forgotten).click()
    await expect(title).toHaveText(words.forgotten.title)
    await expect(address).toHaveValue(email)
    await expectFitsEverywhere(page)
    await address.press('Enter')
    await expect(title).toHaveText(words.sent.title)
    await expectFitsEverywhere(page)

    await page.goto(await mailedLink(page, email))
    await expect(title).toHaveText(words.choose.recovery.title)
    await newPassword.fill('ein ganz neues Passwort')
    await newPassword.press('Enter')
    await expect(title).toHaveText(words.account.title)
    await button(words.signOut.everywhere).click()
    await expect(title).toHaveText(words.signIn.title)
    await signIn(page, language, email, 'ein ganz neues Passwort')
    await expect(page).toHaveURL(CALENDAR)
  })

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

test('who needs no account never loads the code of the sign-in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/?lng=de', '/shop', '/event-kalender', '/kontakt']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Philosophie' }).click()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /auth/.test(path))).toEqual([])
})

test('a sign-in leads back to where one came from', async ({ page, baseURL }) => {
  const email = await anAccount(baseURL)
  await page.goto('/shop?sort=price_asc&lng=de')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(formOf(page, 'de').submit).toBeVisible()
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(`${baseURL}/shop?sort=price_asc`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })).toBeVisible()
})

test('a sign-in leads nowhere else, whatever the link says', async ({ page, baseURL }) => {
  const email = await anAccount(baseURL)
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example']) {
    await openLogin(page, 'de', `&back=${encodeURIComponent(target)}`)
    await signIn(page, 'de', email)
    await expect(page).toHaveURL(CALENDAR)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a used link says so and leads to a new one, also for an invitation never accepted', async ({
  page,
  baseURL,
}) => {
  const email = someone()
  const link = await linkFor(baseURL, 'invite', email)
  await fetch(link, { redirect: 'manual' })
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

test('a link that names no page still ends at the sign-in', async ({ page, baseURL }) => {
  const link = new URL(await linkFor(baseURL, 'invite', someone()))
  link.searchParams.set('redirect_to', `${baseURL}/`)
  await page.goto('/login?lng=de')
  await page.goto(link.href)
  await expect(formOf(page, 'de').title).toHaveText(LOGIN.de.choose.invite.title)
  expect(page.url()).toBe(`${baseURL}/login?choose=invite`)
})

test('an address without an account gets the same answer', async ({ page }) => {
  await openLogin(page, 'de')
  const { title, email, button } = formOf(page, 'de')
  await button(LOGIN.de.signIn.forgotten).click()
  await email.fill('niemand@example.ch')
  await email.press('Enter')
  await expect(title).toHaveText(LOGIN.de.sent.title)
})

test('a password is changed where one is signed in, and the focus stays with what happens', async ({
  page,
  baseURL,
}) => {
  const email = await anAccount(baseURL)
  await openLogin(page, 'de', '&back=/team')
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(`${baseURL}/team`)
  await page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' }).click()
  const { main, button, newPassword, status } = formOf(page, 'de')
  await button(LOGIN.de.account.change).click()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('textbox', { name: LOGIN.de.fields.email })).toBeFocused()
  await button(LOGIN.de.account.cancel).click()
  await page.keyboard.press('Tab')
  await expect(button(LOGIN.de.account.change)).toBeFocused()
  await page.keyboard.press('Enter')
  await newPassword.fill('noch ein neues Passwort')
  await newPassword.press('Enter')
  await expect(status).toHaveText(LOGIN.de.account.saved)
  await expect(page.locator('#login-head')).toBeFocused()
  await main.getByRole('link', { name: LOGIN.de.account.back }).click()
  await expect(page).toHaveURL(`${baseURL}/team`)
})

test('a double click signs in once', async ({ page, baseURL }) => {
  const email = await anAccount(baseURL)
  await openLogin(page, 'de')
  const { email: address, password, submit } = formOf(page, 'de')
  await address.fill(email)
  await password.fill(PASSWORD)
  let requests = 0
  page.on('request', (request) => void (/\/token\?grant_type=password/.test(request.url()) && requests++))
  await submit.dblclick()
  await expect(page).toHaveURL(CALENDAR)
  expect(requests).toBe(1)
})

test('too many attempts and a server out of reach are told apart', async ({ page, expectProblem }) => {
  expectProblem(/status of 429|ERR_FAILED|Failed to fetch/)
  await openLogin(page, 'de')
  const { alert } = formOf(page, 'de')
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status: 429, json: { code: 'over_request_rate_limit', message: 'too many' } }),
  )
  await signIn(page, 'de', 'lia@example.ch')
  await expect(alert).toHaveText(LOGIN.de.notices.too_many_passwords)
  await page.unroute('**/auth/v1/token**')
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await signIn(page, 'de', 'lia@example.ch')
  await expect(alert).toHaveText(LOGIN.de.notices.unreachable)
})

test('another tab follows: signed in here, signed out there', async ({ page, context, baseURL }) => {
  const email = await anAccount(baseURL)
  const other = await context.newPage()
  await other.goto('/philosophie?lng=de')
  await hydrated(other)
  await openLogin(page, 'de')
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(CALENDAR)
  const account = other.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })
  await expect(account).toBeVisible()
  await account.click()
  await formOf(other, 'de').button(LOGIN.de.signOut.everywhere).click()
  await expect(formOf(other, 'de').status).toHaveText(LOGIN.de.signIn.signedOut)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

test('blocked storage keeps nobody out for as long as the page stays', async ({ page, baseURL }) => {
  const email = await anAccount(baseURL)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openLogin(page, 'de')
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(CALENDAR)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })).toBeVisible()
})

test('without script the page says what signing in needs, and shows no form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of LANGUAGES) {
    await page.goto(`/login?lng=${language}`)
    await expect(page.locator('main noscript p')).toHaveText(LOGIN[language].noScript)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText(LOGIN[language].waiting)).toBeHidden()
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  }
  await context.close()
})

async function mailedLink(page: Page, email: string): Promise<string> {
  return (
    /http\S*\/verify\?[^\s"<]+/.exec(await mailTo(page, email))?.[0].replaceAll('&amp;', '&') ?? 'no link'
  )
}

async function mailedCode(page: Page, email: string): Promise<string> {
  return /: (\d{6})\b/.exec(await mailTo(page, email))?.[1] ?? 'no code'
}

/** The newest mail to an address, once it has been sent. */
async function mailTo(page: Page, email: string): Promise<string> {
  const { request } = page
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const rows = (await (await request.get('/dev/mailbox')).text()).split('<tr>')
        found = /\/dev\/mailbox\/[^"]+/.exec(rows.find((row) => row.includes(email)) ?? '')?.[0]
        return found
      },
      { timeout: 20_000 },
    )
    .toBeTruthy()
  return (await request.get(found ?? '')).text()
}
