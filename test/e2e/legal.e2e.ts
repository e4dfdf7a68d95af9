import type { Page } from '@playwright/test'
import { DEVICE_STORAGE } from '#features/privacy/content/device-storage.ts'
import { openCart, putIntoCart } from './shopping.ts'
import { expect, hydrated, test } from './site.ts'

test('the contents are beside the text, link to each section and stay visible; a phone gets the text only', async ({
  page,
}) => {
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
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
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
