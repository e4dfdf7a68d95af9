import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site.ts'

/** Not the lines beside the title. */
function cardsOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
}

test('filters and sorts in the address, which Back undoes; the filter goes with the choice', async ({
  page,
}) => {
  await page.goto('/shop?lng=de&collection=orientierung')
  await hydrated(page)
  const cards = cardsOf(page)
  await page.getByRole('link', { name: 'Gutscheine', exact: true }).click()
  await expect(page).toHaveURL(/collection=gutscheine/)
  await expect(cards.filter({ hasText: 'Klarer Kompass' })).toHaveCount(1)
  await page.getByLabel('Sortieren').selectOption('Preis absteigend')
  await expect(page).toHaveURL(/collection=gutscheine&sort=price_descending/)
  await expect(cards.first()).toContainText('Klarer Kompass')
  await page.goBack()
  await expect(page.getByLabel('Sortieren')).toHaveValue('recommended')
  await page.goBack()
  await expect(cards.filter({ hasText: 'Peilkompass' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Alles', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ausrüstung' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toHaveCount(0)
})

test('on a phone a focused filter is scrolled into view completely', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop?lng=fr&collection=gutscheine')
  await hydrated(page)
  const chips = page
    .getByRole('main')
    .getByRole('link', { name: /^(Tout|Bons cadeaux|Orientation|Feu et camp)$/ })
  await expect(chips).toHaveCount(4)
  await chips.first().focus()
  for (const chip of (await chips.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(chip).toBeFocused()
    await expect(chip).toBeInViewport({ ratio: 1 })
  }
})

test('a failing store is reported with its status, and can be retried', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  await page.route('**/store/*/products*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Service Unavailable' } }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop und Gutscheine' }).click()
  await expect(page.getByText('HTTP 503: Service Unavailable')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/store/*/products*')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(cardsOf(page)).toHaveCount(12)
})
