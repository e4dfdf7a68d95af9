import { anAccount, formOf, LOGIN, openLogin, PASSWORD, signIn } from './accounts.ts'
import { expect, hydrated, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

test('a sign-in explains what fails, is sent once for a double click, returns to the previous page and lasts', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/status of 429|ERR_FAILED|Failed to fetch/)
  const email = await anAccount(baseURL)
  await page.goto('/shop?sort=price_asc&lng=de')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  const { alert, email: address, password, submit } = formOf(page, 'de')
  await expect(submit).toBeVisible()
  const TOKEN = '**/auth/v1/token**'
  const refused = { status: 429, json: { code: 'over_request_rate_limit', message: 'too many' } }
  await page.route(TOKEN, (route) => route.fulfill(refused), { times: 1 })
  await signIn(page, 'de', email)
  await expect(alert).toHaveText(LOGIN.de.notices.too_many_passwords)
  await page.route(TOKEN, (route) => route.abort())
  await signIn(page, 'de', email)
  await expect(alert).toHaveText(LOGIN.de.notices.unreachable)
  await page.unroute(TOKEN)

  await address.fill(email)
  await password.fill(PASSWORD)
  let requests = 0
  page.on('request', (request) => void (/\/token\?grant_type=password/.test(request.url()) && requests++))
  await submit.dblclick()
  await expect(page).toHaveURL(`${baseURL}/shop?sort=price_asc`)
  expect(requests).toBe(1)
  const account = page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })
  await expect(account).toBeVisible()
  await page.reload()
  await expect(account).toBeVisible()
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

test('pages without an account never load the code of the sign-in', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/?lng=de')
  await hydrated(page)
  for (const [place, name] of [
    ['contentinfo', 'Shop und Gutscheine'],
    ['contentinfo', 'Event-Kalender'],
    ['banner', 'Kontakt'],
    ['contentinfo', 'Philosophie'],
  ] as const) {
    await page.getByRole(place).getByRole('link', { name, exact: true }).first().click()
    await expect(page.locator('#inhalt')).toBeFocused()
    await page.waitForLoadState('networkidle')
  }
  await expect(page).toHaveURL(/\/philosophie$/)
  expect(requested.filter((path) => /auth/.test(path))).toEqual([])
})
