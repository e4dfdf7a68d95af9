import { languagesOf } from '#test/sample.ts'
import { anAccount, formOf, LOGIN, openLogin, PASSWORD, signIn } from './accounts.ts'
import { expect, hydrated, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

test.describe.configure({ timeout: 120_000 })

test('a sign-in returns to the previous page', async ({ page, baseURL }) => {
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

test('a sign-in redirects to no other site, whatever the link contains', async ({ page, baseURL }) => {
  const email = await anAccount(baseURL)
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example']) {
    await openLogin(page, 'de', `&back=${encodeURIComponent(target)}`)
    await signIn(page, 'de', email)
    await expect(page).toHaveURL(CALENDAR)
    await page.evaluate(() => localStorage.clear())
  }
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

test('too many attempts and an unreachable server have different messages', async ({
  page,
  expectProblem,
}) => {
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

test('with blocked storage one stays signed in as long as the page is open', async ({ page, baseURL }) => {
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

test('pages without an account never load the code of the sign-in', async ({ page }) => {
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

test('without JavaScript the page explains what signing in needs, and shows no form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of languagesOf('login without script')) {
    await page.goto(`/login?lng=${language}`)
    await expect(page.locator('main noscript p')).toHaveText(LOGIN[language].noScript)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText(LOGIN[language].waiting)).toBeHidden()
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  }
  await context.close()
})
