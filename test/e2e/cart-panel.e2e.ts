import { scriptOf } from './script-of.ts'
import { addToCart, cartButton, openCart, putIntoCart, tabTo } from './shopping.ts'
import type { Locator } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site.ts'

test.describe('the open panel', () => {
  test.beforeEach(async ({ page }) => {
    await putIntoCart(page, 'feldbuch')
    await page.goto('/shop?lng=de')
    await hydrated(page)
  })

  test('closes with Escape and returns the focus', async ({ page }) => {
    await cartButton(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Warenkorb' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cartButton(page)).toBeFocused()
  })

  test('closes with a press beside it, not inside', async ({ page }) => {
    const panel = await openCart(page)
    await panel.getByRole('heading', { name: 'Warenkorb' }).click()
    await expect(panel).toBeVisible()
    await page.mouse.click(200, 400)
    await expect(panel).toBeHidden()
    await expect(cartButton(page)).toBeFocused()
  })

  test('closes with its button', async ({ page }) => {
    const panel = await openCart(page)
    await page.getByRole('button', { name: 'Warenkorb schliessen' }).click()
    await expect(panel).toBeHidden()
  })

  test('keeps the focus inside', async ({ page }) => {
    const panel = await openCart(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press(key)
        const isInside = await panel.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        )
        expect(isInside).toBe(true)
      }
    }
  })

  test('prevents the page behind from scrolling', async ({ page }) => {
    await openCart(page)
    await page.mouse.move(300, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('slides in and out within the times of the design', async ({ page }) => {
    const panel = await openCart(page)
    await page.waitForTimeout(450)
    const box = await panel.locator('> div').first().boundingBox()
    expect(box?.width).toBe(28 * 16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await expect(panel).toBeHidden()
  })

  test('has no accessibility problem', async ({ page }) => {
    await openCart(page)
    await page.waitForTimeout(450)
    await expectAccessible(page)
  })
})

test('the empty panel has no accessibility problem and links to the shop', async ({ page }) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  const panel = await openCart(page)
  await page.waitForTimeout(450)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Zum Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(panel).toBeHidden()
})

test('opens with what was added, its title has the focus, and afterwards the button that added', async ({
  page,
}) => {
  const panel = await addToCart(page, 'feldbuch')
  await expect(panel).toHaveAccessibleDescription('Feldbuch liegt im Warenkorb.')
  await expect(panel.getByRole('heading', { name: 'Warenkorb' })).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)
  await tabTo(page, panel.getByRole('button', { name: /^Zur Kasse gehen/ }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: /^In den Warenkorb/ })).toBeFocused()
})

test('states beside the checkout button what applies to vouchers and to goods', async ({ page }) => {
  const promises = (panel: Locator) => panel.locator('footer').getByRole('listitem')
  const goods = await addToCart(page, 'feldbuch')
  await expect(promises(goods)).toHaveText(['Versand inbegriffen'])
  const both = await addToCart(page, 'gutschein-wert')
  await expect(promises(both)).toHaveText(['Versand inbegriffen', /PDF per E-Mail/, 'Ein Rest bleibt gültig'])
})

test('an added product is confirmed by a notice where the panel cannot be loaded', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/cart-panel|ERR_FAILED/)
  await page.route(scriptOf('app/cart/cart-panel.tsx'), (route) => route.abort())
  await page.goto('/product/feldbuch?lng=de')
  await hydrated(page)
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  await expect(page.locator('.toast-text')).toHaveText('Feldbuch liegt im Warenkorb.')
  await expect(page.locator('.badge')).toHaveText('1')
})

for (const width of [390, 1440]) {
  test(`at ${width} px a notice in the panel covers neither its lines nor the checkout button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const panel = await addToCart(page, 'feuerstahl')
    await panel.getByRole('textbox').fill('9')
    await panel.getByRole('textbox').press('Enter')
    const notice = page.locator('.toast')
    await expect(notice).toContainText('Bestandslimit erreicht')
    const boxes = [notice, panel.getByRole('list').first(), panel.locator('footer')]
    const [told, lines, foot] = await Promise.all(boxes.map((each) => each.boundingBox()))
    if (!told || !lines || !foot) throw new Error('the notice, the lines or the way to the till is not shown')
    expect(told.y).toBeGreaterThanOrEqual(lines.y + lines.height)
    expect(told.y + told.height).toBeLessThanOrEqual(foot.y)
  })
}

test('its code is not loaded until the cart is opened', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/?lng=de', { waitUntil: 'networkidle' })
  const panel = scriptOf('app/cart/cart-panel.tsx').replace('**', '')
  expect(loaded.filter((url) => url.endsWith(panel))).toEqual([])
  await cartButton(page).hover()
  await expect.poll(() => loaded.some((url) => url.endsWith(panel))).toBe(true)
})
