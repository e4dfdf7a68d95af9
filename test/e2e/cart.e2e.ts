import { addToCart, cartButton, openCart, putIntoCart, storedQuantities } from './shopping.ts'
import type { Locator } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'

/** Not the promises beside the way to the Testkasse. */
function linesOf(panel: Locator): Locator {
  return panel.getByRole('listitem').filter({ has: panel.page().getByRole('textbox') })
}

test('the same variant twice is one line of two', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  const panel = await addToCart(page, 'feldbuch')
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb öffnen, 2 Artikel')
  await expect(linesOf(panel)).toHaveCount(1)
  await expect(panel.getByRole('textbox')).toHaveValue('2')
})

test('shows image, titles, price, quantity and the total by sale price', async ({ page }) => {
  await putIntoCart(page, 'peilkompass')
  await putIntoCart(page, 'feldbuch-dreierset')
  const panel = await openCart(page)
  const compass = panel.getByRole('listitem').filter({ hasText: 'Peilkompass' })
  await expect(compass).toContainText('Grad (360°)')
  await expect(compass).toContainText('CHF 48.00')
  await expect(compass.locator('img')).toHaveAttribute('src', '/scenes/gear-kompass.svg')
  await panel.getByRole('button', { name: 'Eins mehr' }).first().click()
  await expect(panel.getByText('3 Artikel', { exact: true })).toBeVisible()
  await expect(panel).toContainText(/Gesamt\s*CHF\s156\.00/)
})

test('the quantity never goes below one', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  const quantity = panel.getByRole('textbox')
  await expect(panel.getByRole('button', { name: 'Eins weniger' })).toBeDisabled()
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('-4')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('1')
})

test('removing the last line shows an empty cart', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  await panel.getByText('Entfernen', { exact: true }).click()
  await expect(panel.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Warenkorb' })).toBeFocused()
  await expect(page.locator('.badge')).toHaveCount(0)
  expect(await storedQuantities(page)).toEqual({})
})

test('is restored when the page loads again', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  await page.reload()
  await expect(page.locator('.badge')).toHaveText('1')
  const panel = await openCart(page)
  await expect(linesOf(panel)).toContainText('Feldbuch')
})

test('two tabs show the same cart', async ({ page, context }) => {
  await putIntoCart(page, 'feldbuch')
  const other = await context.newPage()
  await other.goto('/shop?lng=de')
  await expect(other.locator('.badge')).toHaveText('1')
  await putIntoCart(other, 'peilkompass')
  await expect(page.locator('.badge')).toHaveText('2')
  const panel = await openCart(page)
  await panel.getByText('Entfernen', { exact: true }).first().click()
  await expect(other.locator('.badge')).toHaveText('1')
})

for (const [what, value] of [
  ['broken JSON', '{"product":'],
  ['something foreign', '{"items":[1,2,3]}'],
  ['nonsense lines', '[null,1,"x",{"product":{"id":"a"},"variant":null,"quantity":-3}]'],
  ['a huge value', `["${'x'.repeat(1_000_000)}"]`],
] as const) {
  test(`${what} in local storage is an empty cart`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('cart', stored), value)
    await page.goto('/shop?lng=de')
    await hydrated(page)
    await expect(page.locator('.badge')).toHaveCount(0)
    const panel = await openCart(page)
    await expect(panel.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  })
}

test('blocked local storage is silently ignored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await putIntoCart(page, 'feldbuch')
  await expect(page.locator('.badge')).toHaveText('1')
})

test.describe('with three pieces in stock', () => {
  test('more than the stock is refused with the sentence of SPEC §5', async ({ page }) => {
    await page.goto('/product/feuerstahl?lng=de')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Menge' }).fill('4')
    await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
    await expect(page.locator('.toast-text')).toHaveText(
      'Nicht genügend Lagerbestand für Feuerstahl. Nur 3 verfügbar.',
    )
    await expect(page.locator('.badge')).toHaveCount(0)
  })

  test('what would exceed it together is refused with the sentence of SPEC §5', async ({ page }) => {
    await page.goto('/product/feuerstahl?lng=de')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Menge' }).fill('2')
    await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
    await expect(page.locator('.badge')).toHaveText('2')
    const panel = page.getByRole('dialog', { name: 'Warenkorb' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByRole('textbox', { name: 'Menge', exact: true }).fill('2')
    await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
    await expect(page.locator('.toast-text')).toHaveText('Die maximale Menge für Feuerstahl wurde erreicht.')
    await expect(page.locator('.badge')).toHaveText('2')
  })

  test('a higher quantity in the cart becomes the stock, with the warning of SPEC §5', async ({ page }) => {
    await putIntoCart(page, 'feuerstahl')
    const panel = await openCart(page)
    await panel.getByRole('textbox').fill('7')
    await panel.getByRole('textbox').press('Enter')
    await expect(panel.getByRole('textbox')).toHaveValue('3')
    await expect(page.locator('.toast-title')).toHaveText('Bestandslimit erreicht')
    await expect(page.locator('.toast-text')).toHaveText(
      'Sie können nicht mehr als 3 von Feuerstahl hinzufügen.',
    )
    // The toast is inside the dialog; outside it would be inert.
    await page.getByRole('button', { name: 'Meldung schliessen' }).click()
    await expect(page.locator('.toast')).toBeHidden()
    await expect(panel).toBeVisible()
  })

  test('Escape closes the warning first, then the panel', async ({ page }) => {
    await putIntoCart(page, 'feuerstahl')
    const panel = await openCart(page)
    await panel.getByRole('textbox').fill('7')
    await panel.getByRole('textbox').press('Enter')
    await expect(page.locator('.toast-title')).toHaveText('Bestandslimit erreicht')
    await page.keyboard.press('Escape')
    await expect(page.locator('.toast')).toBeHidden()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
})
