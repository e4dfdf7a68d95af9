import type { Page } from '@playwright/test'
import commonTexts from '#i18n/texts/common.ts'
import { expect, hydrated, test } from './site.ts'

const commonFr = commonTexts.fr

const lang = (page: Page) => page.locator('html')
const choose = async (page: Page, name: string) => {
  await page.locator('details.languages > summary').click()
  await page.getByRole('link', { name, exact: true }).first().click()
}

test('the query decides and is stored; a choice that is only in local storage is shown after one reload', async ({
  page,
  context,
}) => {
  await page.goto('/philosophie?lng=it')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('it')
  expect((await context.cookies()).find((cookie) => cookie.name === 'i18next')?.value).toBe('it')
  await page.goto('/philosophie')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  await context.clearCookies()
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.goto('/philosophie')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  await hydrated(page)
  expect(documents).toHaveLength(2)
  await page.goto('/philosophie')
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

test('changing it keeps the page, the scroll position and what was typed, and shows an article in it', async ({
  page,
}) => {
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
  await page.goto('/news/feuer-ohne-feuerzeug?lng=de')
  await hydrated(page)
  await choose(page, 'Italiano')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fuoco senza accendino: quattro errori comuni',
  )
  await expect(page.locator('time')).toHaveText('28\u00a0ottobre 2026')
})

test('texts that fail to load are retried, from 350 ms on; the language stays, with a message, where they never load', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await page.clock.install()
  await page.goto('/shop?lng=de')
  await hydrated(page)
  const times: number[] = []
  await page.route('**/locales/*/fr/common.json', async (route) => {
    times.push(await page.evaluate(() => Date.now()))
    if (times.length <= 2) await route.abort()
    else await route.continue()
  })
  await choose(page, 'Français')
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  expect(times).toHaveLength(3)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(340)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(690)

  let tries = 0
  await page.route('**/locales/*/it/shop.json', (route) => {
    tries++
    return route.abort()
  })
  await choose(page, 'Italiano')
  const notice = page.locator('.toast').getByText(commonFr.language.failed)
  const isNoticeVisible = async () => {
    if (!(await notice.isVisible())) await page.clock.fastForward(1000)
    return notice.isVisible()
  }
  await expect.poll(isNoticeVisible, { intervals: [50] }).toBe(true)
  await expect(lang(page)).toHaveAttribute('lang', 'fr-CH')
  expect(tries).toBe(6)
})

test('the latest of two languages chosen in a row wins, however late the first arrives', async ({ page }) => {
  await page.goto('/shop?lng=de')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/locales/*/fr/*.json', async (route) => {
    await held.promise
    await route.continue()
  })
  await choose(page, 'Français')
  await expect(page.locator('header details.languages')).toHaveAttribute('aria-busy', 'true')
  await choose(page, 'Italiano')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  held.resolve()
  await expect(page.locator('header details.languages')).not.toHaveAttribute('aria-busy')
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
  await page.reload()
  await expect(lang(page)).toHaveAttribute('lang', 'it-CH')
})
