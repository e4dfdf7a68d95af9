import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'

const lang = (page: Page) => page.locator('html')
const choose = async (page: Page, name: string) => {
  await page.locator('details.languages > summary').click()
  await page.getByRole('link', { name, exact: true }).first().click()
}

test.describe('the language of a first visit', () => {
  test.use({ locale: 'fr-CH' })
  test("follows the browser's language", async ({ page }) => {
    await page.goto('/shop')
    await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
    await expect(page).toHaveTitle(/Boutique/)
  })
})

test('the query decides, and is stored', async ({ page, context }) => {
  await page.goto('/shop?lng=it')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('it')
  expect((await context.cookies()).find((cookie) => cookie.name === 'i18next')?.value).toBe('it')
  await page.goto('/shop')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
})

test('a choice that is only in local storage is shown after one reload', async ({ page, context }) => {
  await page.goto('/shop?lng=it')
  await context.clearCookies()
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.goto('/shop')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  await hydrated(page)
  expect(documents).toHaveLength(2)
  await page.goto('/shop')
  expect(documents).toHaveLength(3)
})

test('with cookies blocked nothing loops and the stored language is shown anyway', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    localStorage.setItem('i18nextLng', 'fr')
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await page.goto('/shop')
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boutique')
  expect(documents).toBe(1)
})

test('with local storage blocked the site works without an error', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
  })
  await page.goto('/product/feldbuch?lng=de')
  await hydrated(page)
  await choose(page, 'English')
  await expect(lang(page)).toHaveAttribute('lang', 'en')
})

test('changing it keeps the page, the scroll position and what was typed', async ({ page }) => {
  await page.goto('/product/feldbuch?lng=de')
  await hydrated(page)
  const quantity = page.getByRole('spinbutton').or(page.locator('input[inputmode=numeric]')).first()
  await quantity.fill('4')
  await page.locator('details.languages > summary').click()
  await page.evaluate(() => window.scrollTo(0, 60))
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  // A real click would scroll to the header first.
  await page.locator('details.languages a[hreflang=it]').dispatchEvent('click')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  await expect(page).toHaveURL(/\/product\/feldbuch\?lng=it$/)
  await expect(quantity).toHaveValue('4')
  expect(await page.evaluate(() => window.scrollY)).toBe(60)
  expect(documents).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /lng=it$/)
  await page.reload()
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
})

test('texts that fail to load are retried, from 350 ms on', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/shop?lng=de')
  await hydrated(page)
  const times: number[] = []
  await page.route('**/locales/*/fr/common.json', async (route) => {
    times.push(Date.now())
    if (times.length <= 2) await route.abort()
    else await route.continue()
  })
  await choose(page, 'Français')
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  expect(times).toHaveLength(3)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(340)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(690)
})

test('texts that cannot be loaded leave the language unchanged, with a message', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/shop?lng=de')
  await hydrated(page)
  let tries = 0
  await page.route('**/locales/*/fr/shop.json', (route) => {
    tries++
    return route.abort()
  })
  await choose(page, 'Français')
  await expect(page.locator('.toast').getByText('Sprache nicht geladen')).toBeVisible({ timeout: 20_000 })
  await expect(lang(page)).toHaveAttribute('lang', 'de-CH')
  expect(tries).toBe(6)
})

test('without JavaScript the languages are links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/philosophie?lng=de`)
  await choose(page, 'Français')
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  await context.close()
})
