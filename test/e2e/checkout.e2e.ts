import type { Page, Route } from '@playwright/test'
import formProblemsTexts from '#content/texts/form-problems.ts'
import { openCart, payOrder, putIntoCart, storedQuantities } from './shopping.ts'
import { expect, expectAccessible, hydrated, test, waitUntilLoaded } from './site.ts'

const busy = formProblemsTexts.de

const CHECKOUT = '**/store/*/checkout'

function checkoutButton(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: /^Zur Kasse gehen/ })
}

test('going back from the Testkasse, by its button or the browser’s, returns to the page with the cart intact and a working button', async ({
  page,
}) => {
  await putIntoCart(page, 'feldbuch')
  await page.goto('/shop?collection=orientierung&lng=de')
  await hydrated(page)
  await openCart(page)
  await checkoutButton(page).click()
  await page.waitForURL(/testkasse/)
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await expect(page).toHaveURL(/\/shop\?collection=orientierung/)
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveText('1')
  await openCart(page)
  await checkoutButton(page).click()
  await page.waitForURL(/testkasse/)
  await page.goBack()
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveText('1')
  if (!(await page.getByRole('dialog').isVisible())) await openCart(page)
  await expect(checkoutButton(page)).toHaveAttribute('aria-disabled', 'false')
})

test('what another tab puts into the cart during the payment is still there afterwards', async ({
  page,
  context,
}) => {
  await putIntoCart(page, 'gutschein-aufbruch')
  const bought = await storedQuantities(page)
  await openCart(page)
  await checkoutButton(page).click()
  await page.waitForURL(/testkasse/)
  const other = await context.newPage()
  await putIntoCart(other, 'feldbuch')
  const both = await storedQuantities(other)
  await payOrder(page, 'tab@example.ch')
  const kept = Object.fromEntries(Object.entries(both).filter(([id]) => !(id in bought)))
  await expect.poll(() => storedQuantities(page)).toEqual(kept)
  await expect(other.locator('.badge')).toHaveText('1')
})

test('of two tabs that go to the till at the same moment one page can be paid', async ({ page, context }) => {
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  const other = await context.newPage()
  await other.goto('/shop?lng=de')
  await hydrated(other)
  await openCart(other)
  const tabs = [page, other]
  const [answered, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(CHECKOUT, async (route) => {
    const response = await route.fetch()
    answered.resolve()
    await seen.promise
    await route.fulfill({ response })
  })
  await checkoutButton(page).click()
  await answered.promise
  await checkoutButton(other).click()
  await waitUntilLoaded(other)
  expect(other.url()).toContain('/shop')
  seen.resolve()
  await Promise.all(tabs.map((tab) => tab.waitForURL(/testkasse/)))
  const payable = await Promise.all(
    tabs.map(async (tab) => {
      await tab.reload()
      return tab.locator('form [name=email]').count()
    }),
  )
  expect(payable.toSorted()).toEqual([0, 1])
})

test('sends exactly what SPEC §7 names, once for any number of clicks, and again with the same key where the shop is busy', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/)
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  const sent: Route[] = []
  await page.route(CHECKOUT, async (route) => {
    sent.push(route)
    if (sent.length === 1) return route.fulfill({ status: 503, headers: { 'Retry-After': '3' }, json: {} })
    return route.fulfill({ json: { url: '/success' } })
  })
  await checkoutButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast-title').filter({ hasText: busy.again })).toBeVisible()
  await expect(page).toHaveURL(/\/success$/)
  expect(sent).toHaveLength(2)
  const [first, second] = sent.map((route) => route.request())
  const { origin } = new URL(page.url())
  expect(first?.postDataJSON()).toEqual({
    items: [{ variant_id: expect.stringContaining('feldbuch'), quantity: 1 }],
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/product/feldbuch?lng=de`,
    locale: 'de',
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  })
  expect(first?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(second?.headers()['idempotency-key']).toBe(first?.headers()['idempotency-key'])
  // Without a named order the cart stays.
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveText('1')
})

test('a failing shop, sold stock, a changed price and an empty cart are each reported, and nothing is charged', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of (500|409)/)
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  const [title, text] = [page.locator('.toast-title'), page.locator('.toast-text')]
  let calls = 0
  let answer: Parameters<Route['fulfill']>[0] = { status: 500, json: {} }
  await page.route(CHECKOUT, (route) => {
    calls += 1
    return route.fulfill(answer)
  })
  // Ignores holds of concurrent tests.
  await page.route(/\/api\/stock-holds/, (route) => route.fulfill({ json: { holds: [] } }))
  await checkoutButton(page).click()
  await expect(page.locator('.toast--destructive .toast-title')).toHaveText('Checkout Fehler')
  await expect(text).toHaveText(
    'Es gab ein Problem bei der Initialisierung des Checkouts. Bitte versuchen Sie es erneut.',
  )
  await expect(page.locator('.badge')).toHaveText('1')
  await expect(checkoutButton(page)).toHaveAttribute('aria-disabled', 'false')

  await panel.getByRole('textbox').fill('5')
  await panel.getByRole('textbox').press('Enter')
  const [variantId] = Object.keys(await storedQuantities(page))
  answer = { status: 409, json: { code: 'insufficient_stock', variant_id: variantId, available: 2 } }
  await checkoutButton(page).click()
  await expect(panel.getByRole('textbox')).toHaveValue('2')
  await expect(panel).toContainText('Von Feldbuch gibt es noch 2.')
  expect(calls).toBe(2)

  await page.route('**/store/*/products?*', async (route) => {
    const fetched = await route.fetch()
    const list = (await fetched.json()) as {
      products: { variants: { prices: { amount: number }[] }[] }[]
    }
    for (const { variants } of list.products)
      for (const { prices } of variants) for (const price of prices) price.amount = 2900
    await route.fulfill({ response: fetched, json: list })
  })
  await checkoutButton(page).click()
  await expect(title).toHaveText('Warenkorb angepasst')
  await expect(panel).toContainText('Feldbuch kostet jetzt CHF 29.00.')
  await expect(panel).toContainText('Es wurde nichts verrechnet.')
  await expect(panel).toContainText(/Gesamt\s*CHF\s58\.00/)
  expect(calls).toBe(2)
  await expectAccessible(page)

  await panel.getByText('Entfernen', { exact: true }).click()
  await checkoutButton(page).click({ force: true })
  await expect(title).toHaveText('Ihr Warenkorb ist leer')
  await expect(text).toHaveText(
    'Fügen Sie einige Produkte zu Ihrem Warenkorb hinzu, bevor Sie zur Kasse gehen.',
  )
  expect(calls).toBe(2)
})
