import type { Page } from '@playwright/test'
import { DEVICE_STORAGE } from '#content/device-storage.ts'
import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { openCart, putIntoCart } from './shopping.ts'
import { expect, hydrated, test } from './site.ts'

test('the contents are beside the text, link to each section and stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/agb?lng=de')
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'Übersicht' })
  const links = contents.getByRole('link')
  expect(await links.count()).toBe(await page.locator('main section > h2').count())
  await contents.getByRole('link', { name: 'Wetter' }).click()
  await expect(page).toHaveURL(/#wetter$/)
  await expect(page.getByRole('heading', { name: 'Wetter' })).toBeInViewport()
  await expect(contents).toBeInViewport()
})

test('a phone gets the text only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/datenschutz?lng=fr')
  await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the same sections, links and figures are in all four languages', async ({ page }) => {
  for (const path of ['/datenschutz', '/impressum', '/agb']) {
    const skeletons = new Set<string>()
    for (const language of LANGUAGES) {
      await page.goto(`${path}?lng=${language}`, { waitUntil: 'domcontentloaded' })
      skeletons.add(
        await page.locator('main').evaluate((main) => {
          const links = [...main.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
          const cells = [...main.querySelectorAll('td, th, dd')].map((cell) =>
            cell.textContent?.match(/\d+/g),
          )
          const sections = [...main.querySelectorAll('section')].map(({ id }) => id)
          return JSON.stringify({ sections, links, cells })
        }),
      )
    }
    expect(skeletons.size, path).toBe(1)
  }
})

test('the terms name the version that an order records', async ({ page }) => {
  await page.goto('/agb?lng=it')
  await expect(page.locator('#fassung')).toContainText(LEGAL_DAYS.terms)
})

test('the privacy page names no payment service while the Testkasse is in use', async ({ page }) => {
  await page.goto('/datenschutz?lng=en')
  await expect(page.locator('main')).toContainText('Testkasse')
  await expect(page.locator('main')).not.toContainText('Stripe')
})

test('what a visit stores in the browser is listed on the privacy page', async ({ page }) => {
  await putIntoCart(page, 'peilkompass')
  await openCart(page)
  await page.keyboard.press('Escape')
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  await page.locator('main textarea').first().fill('Guten Tag')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Philosophie' }).click()
  await expect(page).toHaveURL(/\/philosophie$/)
  // State of another visit: a hint cookie for a language that only local storage knows.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'it'))
  await page.goto('/datenschutz')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH')
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goto('/agb')

  const kept = await whatIsKept(page)
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['cart', 'i18nextLng', 'lng-hint']))
  for (const { name, place } of kept)
    expect(
      Object.values(DEVICE_STORAGE).some(
        (known) => known.place === place && new RegExp(`^${known.name.replace('*', '.+')}$`).test(name),
      ),
      `${place} ${name}`,
    ).toBe(true)

  await page.goto('/datenschutz?lng=de')
  for (const { name } of Object.values(DEVICE_STORAGE))
    await expect(page.locator('#geraet').getByText(name, { exact: true })).toBeVisible()
})

async function whatIsKept(page: Page): Promise<{ name: string; place: string }[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => ({ name, place: 'localStorage' })),
    ...Object.keys(sessionStorage).map((name) => ({ name, place: 'sessionStorage' })),
  ])
  return [...cookies.map(({ name }) => ({ name, place: 'cookie' })), ...stored]
}
