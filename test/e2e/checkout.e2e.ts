import type { Page, Route } from '@playwright/test'
import busy from '#content/form-problems/de.ts'
import { openCart, putIntoCart, storedQuantities, tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const CHECKOUT = '**/store/*/checkout'

function checkoutButton(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: /^Zur Kasse gehen/ })
}

test('a visitor buys in Italian by keyboard only', async ({ page }) => {
  await page.goto('/shop?lng=it')
  await hydrated(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Aufbruch' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Buono regalo Aufbruch', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /carrello CHF/ }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Carrello' })
  await expect(panel).toBeVisible()
  await tabTo(page, panel.locator('button.sign'))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Controllare e pagare' })).toBeVisible()
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type('livia@example.ch')
  await tabTo(page, page.getByLabel('Nome e cognome'))
  await page.keyboard.type('Livia Muster')
  await tabTo(page, page.locator('#terms'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: /^Pagare/ }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/success\?order=/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH')
  await expect(page.getByRole('main')).toContainText('Buono regalo Aufbruch')
  await expect(page.getByRole('main')).toContainText('CHF 200.00')
  await expect(page.locator('.badge')).toHaveCount(0)
  await expect.poll(() => storedQuantities(page)).toEqual({})
  await expectAccessible(page)
})

test('a busy checkout is retried automatically, with the same key, and the visitor is told', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout')) keys.push(request.headers()['idempotency-key'])
  })
  const answer = { status: 503, headers: { 'Retry-After': '3' }, json: {} }
  await page.route(CHECKOUT, (route) => route.fulfill(answer), { times: 1 })
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  await checkoutButton(page).click()
  await expect(page.locator('.toast-title').filter({ hasText: busy.again })).toBeVisible()
  await page.waitForURL(/testkasse/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('the next cart survives reopening the old order', async ({ page }) => {
  await putIntoCart(page, 'gutschein-aufbruch')
  await openCart(page)
  await checkoutButton(page).click()
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill('livia@example.ch')
  await page.locator('#name').fill('Livia Muster')
  await page.locator('#terms').check()
  await page.locator('form .sign--lg').click()
  await expect(page).toHaveURL(/\/success\?order=/)
  await expect.poll(() => storedQuantities(page)).toEqual({})
  const address = page.url()
  await putIntoCart(page, 'feldbuch')
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveText('1')
})

test('going back from the Testkasse returns to the previous page, with the cart intact', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  await page.goto('/shop?collection=orientierung&lng=de')
  await hydrated(page)
  await openCart(page)
  await checkoutButton(page).click()
  await page.waitForURL(/testkasse/)
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await expect(page).toHaveURL(/\/shop\?collection=orientierung/)
  await expect(page.locator('.badge')).toHaveText('1')
})

test('the browser’s Back on the Testkasse restores a working button', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  await checkoutButton(page).click()
  await expect(page).toHaveURL(/testkasse/)
  await page.goBack()
  await hydrated(page)
  await expect(page.locator('.badge')).toHaveText('1')
  if (!(await page.getByRole('dialog').isVisible())) await openCart(page)
  await expect(checkoutButton(page)).toHaveAttribute('aria-disabled', 'false')
})

test('sends exactly what SPEC §7 names, once for any number of clicks', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  const sent: Route[] = []
  await page.route(CHECKOUT, async (route) => {
    sent.push(route)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fulfill({ json: { url: '/success' } })
  })
  await checkoutButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/success$/)
  expect(sent).toHaveLength(1)
  const origin = new URL(page.url()).origin
  expect(sent[0]?.request().postDataJSON()).toEqual({
    items: [{ variant_id: expect.stringContaining('feldbuch'), quantity: 1 }],
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/product/feldbuch?lng=de`,
    locale: 'de',
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  })
  expect(sent[0]?.request().headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  // Without a named order the cart stays.
  await expect(page.locator('.badge')).toHaveText('1')
})

test('an empty cart is reported, and nothing is sent', async ({ page }) => {
  await page.goto('/shop?lng=de')
  await hydrated(page)
  await openCart(page)
  let calls = 0
  await page.route(CHECKOUT, (route) => {
    calls++
    return route.abort()
  })
  await checkoutButton(page).click({ force: true })
  await expect(page.locator('.toast-title')).toHaveText('Ihr Warenkorb ist leer')
  await expect(page.locator('.toast-text')).toHaveText(
    'Fügen Sie einige Produkte zu Ihrem Warenkorb hinzu, bevor Sie zur Kasse gehen.',
  )
  expect(calls).toBe(0)
})

test('a failing checkout is reported and keeps the cart', async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await putIntoCart(page, 'feldbuch')
  await openCart(page)
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json: {} }))
  await checkoutButton(page).click()
  await expect(page.locator('.toast--destructive .toast-title')).toHaveText('Checkout Fehler')
  await expect(page.locator('.toast-text')).toHaveText(
    'Es gab ein Problem bei der Initialisierung des Checkouts. Bitte versuchen Sie es erneut.',
  )
  await expect(page.locator('.badge')).toHaveText('1')
  await expect(checkoutButton(page)).toHaveAttribute('aria-disabled', 'false')
})

test('a changed price stops the checkout, corrects the cart and is reported', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  await expect(panel).toContainText('CHF 24.00')
  let calls = 0
  await page.route(CHECKOUT, (route) => {
    calls++
    return route.abort()
  })
  await page.route('**/store/*/products?*', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as {
      products: { variants: { prices: { amount: number }[] }[] }[]
    }
    for (const { variants } of list.products)
      for (const { prices } of variants) for (const price of prices) price.amount = 2900
    await route.fulfill({ response: answer, json: list })
  })
  await checkoutButton(page).click()
  await expect(page.locator('.toast-title')).toHaveText('Warenkorb angepasst')
  await expect(panel).toContainText('Feldbuch kostet jetzt CHF 29.00.')
  await expect(panel).toContainText('Es wurde nichts verrechnet.')
  await expect(panel).toContainText(/Gesamt\s*CHF\s29\.00/)
  expect(calls).toBe(0)
  await expectAccessible(page)
})

test('stock that was sold in between is corrected to what is left', async ({ page, expectProblem }) => {
  expectProblem(/409/)
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  await panel.getByRole('textbox').fill('5')
  await panel.getByRole('textbox').press('Enter')
  const [variantId] = Object.keys(await storedQuantities(page))
  await page.route(CHECKOUT, (route) =>
    route.fulfill({ status: 409, json: { code: 'insufficient_stock', variant_id: variantId, available: 2 } }),
  )
  // Ignores holds of concurrent tests.
  await page.route(/\/api\/stock-holds/, (route) => route.fulfill({ json: { holds: [] } }))
  await checkoutButton(page).click()
  await expect(panel.getByRole('textbox')).toHaveValue('2')
  await expect(panel).toContainText('Von Feldbuch gibt es noch 2.')
})

test('Face Serum of an external store is a gift voucher, and voucher-200 another variant', async ({
  page,
}) => {
  const product = {
    id: 'ext-1',
    title: 'Face Serum',
    description: 'A serum.',
    thumbnail: 'https://cdn.example/serum.jpg',
    purchasable: true,
    order: 1,
    variants: [
      {
        id: 'voucher-200',
        title: '200',
        manage_inventory: false,
        prices: [
          {
            amount: 20000,
            sale_amount: null,
            currency_code: 'chf',
            currency: { code: 'chf', symbol: 'CHF', template: 'CHF $1' },
          },
        ],
      },
    ],
  }
  await page.goto('/?lng=de')
  await hydrated(page)
  await page.route('**/store/*/products?*', (route) =>
    route.fulfill({ json: { count: 1, products: [product] } }),
  )
  await page.route('**/store/*/products', (route) =>
    route.fulfill({ json: { count: 1, products: [product] } }),
  )
  await page.route('**/store/*/products/ext-1', (route) => route.fulfill({ json: { product } }))
  await page.getByRole('navigation').getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('link', { name: 'Geschenkgutschein' }).click()
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel.locator('ul > li').first()).toContainText('Geschenkgutschein')
  await expect(panel.locator('ul').first()).not.toContainText('Face Serum')
  await expect(panel.locator('img')).toHaveAttribute('src', '/scenes/posten.svg')
  const request = page.waitForRequest(CHECKOUT)
  await page.route(CHECKOUT, (route) => route.fulfill({ json: { url: '/success' } }))
  await checkoutButton(page).click()
  expect((await request).postDataJSON().items).toEqual([{ variant_id: 'gutschein-wert-200', quantity: 1 }])
  await expect(page).toHaveURL(/\/success$/)
})

test('a success page without a known order shows so and keeps the cart', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  for (const address of ['/success?lng=de', '/success?order=nonsense&lng=de']) {
    const response = await page.goto(address)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Bestellung finden wir nicht.')
    await hydrated(page)
    await expect(page.locator('.badge')).toHaveText('1')
  }
  await expectAccessible(page)
})
