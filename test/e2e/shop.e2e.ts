import type { Page } from '@playwright/test'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

/** Not the lines beside the title. */
function cardsOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
}

test('shows vouchers and gear with prices of two decimals', async ({ page }) => {
  await page.goto('/shop?lng=de')
  await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(12)
  await expect(cards.first()).toContainText('ab CHF 100.00')
  await expect(cards.filter({ hasText: 'Durchhaltevermögen' })).toContainText('CHF 250.00')
  await expect(cards.filter({ hasText: 'Feuerstahl' })).toContainText('Noch 3')
})

test('shows the old price struck through, a ribbon, what is sold out and what is not for sale', async ({
  page,
}) => {
  await page.goto('/shop?lng=de')
  const card = (name: string) => cardsOf(page).filter({ hasText: name })
  await expect(card('drei Stück').locator('s')).toHaveText('CHF 72.00')
  await expect(card('drei Stück')).toContainText('Bisheriger Preis')
  await expect(card('Reepschnur')).toContainText('Nachschub im April')
  await expect(card('Reepschnur')).toContainText('Ausverkauft')
  await expect(card('Kartenplakat')).toContainText('Zurzeit nicht erhältlich')
})

test('shows the filter only with many products, or a choice to undo', async ({ page }) => {
  const filter = page.getByRole('navigation', { name: 'Sortiment' })
  await page.goto('/shop?lng=de&collection=orientierung')
  await hydrated(page)
  await page.getByRole('link', { name: 'Alles', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ausrüstung' })).toBeVisible()
  await expect(filter).toHaveCount(0)
})

test('filters by collection in the address, and Back undoes it', async ({ page }) => {
  await page.goto('/shop?lng=de&collection=orientierung')
  await hydrated(page)
  const cards = cardsOf(page)
  await page.getByRole('link', { name: 'Gutscheine', exact: true }).click()
  await expect(page).toHaveURL(/collection=gutscheine/)
  await expect(cards.filter({ hasText: 'Klarer Kompass' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Gutscheine', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goBack()
  await expect(cards.filter({ hasText: 'Peilkompass' })).toHaveCount(1)
})

test('sorts in the address and keeps the collection', async ({ page }) => {
  await page.goto('/shop?lng=de&collection=gutscheine')
  await hydrated(page)
  await page.getByLabel('Sortieren').selectOption('Preis absteigend')
  await expect(page).toHaveURL(/collection=gutscheine&sort=price_descending/)
  await expect(cardsOf(page).first()).toContainText('Klarer Kompass')
  await page.goBack()
  await expect(page.getByLabel('Sortieren')).toHaveValue('recommended')
})

test('shows when a collection is empty', async ({ page }) => {
  await page.goto('/shop?lng=de&collection=nirgends')
  await expect(page.getByText('Hier liegt gerade nichts.')).toBeVisible()
  await page.getByRole('link', { name: 'Alles zeigen' }).click()
  await expect(cardsOf(page)).toHaveCount(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and sorts as well', async ({ page }) => {
    await page.goto('/shop?lng=de&collection=gutscheine')
    await page.getByRole('link', { name: 'Orientierung', exact: true }).click()
    const cards = cardsOf(page)
    await expect(cards).toHaveCount(4)
    await page.getByLabel('Sortieren').selectOption('Preis aufsteigend')
    await page.getByRole('button', { name: 'Sortieren' }).click()
    await expect(page).toHaveURL(/collection=orientierung&sort=price_ascending/)
    await expect(cards.first()).toContainText('CHF 24.00')
  })

  test('a product lists the price of each variant, and how else to order', async ({ page }) => {
    await page.goto('/product/gutschein-wert?lng=de')
    await expect(page.getByText(/CHF 500: CHF\s500\.00/)).toBeVisible()
    await expect(page.getByText(/Bestellen Sie per E-Mail/)).toBeVisible()
    await page.goto('/product/gutschein-wert?lng=fr')
    await expect(page.getByText(/CHF 500\s: CHF\s500\.00/)).toBeVisible()
  })
})

test('a failing store is reported with its status, and can be retried', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.route('**/store/*/products*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Service Unavailable' } }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByText('HTTP 503: Service Unavailable')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/store/*/products*')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(cardsOf(page)).toHaveCount(12)
})

for (const path of ['/shop', '/product/peilkompass', '/product/gutschein-wert', '/product/reepschnur']) {
  for (const language of languagesOf(path)) {
    test(`${path} in ${language} has no accessibility problem and no horizontal scroll at 320`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${language}`)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
}

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
