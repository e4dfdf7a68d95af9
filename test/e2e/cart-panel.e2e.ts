import type { Locator } from '@playwright/test'
import { scriptOf } from './script-of.ts'
import { addToCart, cartButton, openCart, tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

test('the panel opens empty and with what was added, keeps focus and scrolling, and closes in every way', async ({
  page,
}) => {
  await page.goto('/shop?lng=de')
  await hydrated(page)
  const panel = await openCart(page)
  await expect(panel.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Zum Shop' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/shop$/)

  await addToCart(page, 'feldbuch')
  await expect(panel).toHaveAccessibleDescription('Feldbuch liegt im Warenkorb.')
  await expect(panel.getByRole('heading', { name: 'Warenkorb' })).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)
  const promises = (of: Locator) => of.locator('footer').getByRole('listitem')
  await expect(promises(panel)).toHaveText(['Versand inbegriffen'])
  await expectAccessible(page)
  const box = await panel.locator('> div').first().boundingBox()
  expect(box?.width).toBe(28 * 16)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key)
      const isInside = await panel.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(isInside).toBe(true)
    }
  }
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 800)
  // The wheel has had its frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await tabTo(page, panel.getByRole('button', { name: /^Zur Kasse gehen/ }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const opener = page.getByRole('button', { name: /^In den Warenkorb/ })
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await expect(panel).toBeVisible()
  // As when it is sold out meanwhile: it cannot get the focus back.
  await opener.evaluate((button: HTMLButtonElement) => (button.disabled = true))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cartButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await panel.getByRole('heading', { name: 'Warenkorb' }).click()
  await expect(panel).toBeVisible()
  await page.mouse.click(200, 400)
  await expect(panel).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
  await openCart(page)
  await page.getByRole('button', { name: 'Warenkorb schliessen' }).click()
  await expect(panel).toBeHidden()

  const both = await addToCart(page, 'gutschein-wert')
  await expect(promises(both)).toHaveText(['Versand inbegriffen', /PDF per E-Mail/, 'Ein Rest bleibt gültig'])
})

test('the code of the panel loads when the cart is about to be opened; without it a notice confirms what was added', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/cart-panel|ERR_FAILED/)
  const panel = scriptOf('features/cart/site/cart-panel.tsx')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.route(panel, (route) => route.abort())
  await page.goto('/product/feldbuch?lng=de', { waitUntil: 'networkidle' })
  await hydrated(page)
  const isLoaded = () => loaded.some((url) => url.endsWith(panel.replace('**', '')))
  expect(isLoaded()).toBe(false)
  await cartButton(page).hover()
  await expect.poll(isLoaded).toBe(true)
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  await expect(page.locator('.toast-text')).toHaveText('Feldbuch liegt im Warenkorb.')
  await expect(page.locator('.badge')).toHaveText('1')
})
