import { cartButton, openCart, putIntoCart, tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

test.describe('the open panel', () => {
  test.beforeEach(async ({ page }) => {
    await putIntoCart(page, 'feldbuch')
    await page.goto('/shop?lng=de')
    await hydrated(page)
  })

  test('closes with Escape and gives the focus back', async ({ page }) => {
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

  test('holds the page behind still', async ({ page }) => {
    await openCart(page)
    await page.mouse.move(300, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('slides in and out within the design’s times', async ({ page }) => {
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

test('the empty panel has no accessibility problem and leads to the shop', async ({ page }) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  const panel = await openCart(page)
  await page.waitForTimeout(450)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Zum Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(panel).toBeHidden()
})

test('the toast’s action opens it; afterwards the focus is at the cart button', async ({ page }) => {
  await putIntoCart(page, 'feldbuch')
  await page.getByRole('button', { name: 'Ansehen' }).click()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel).toBeVisible()
  await tabTo(page, panel.getByRole('button', { name: /^Zur Kasse gehen/ }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test('on a phone a notice leaves the way to the till free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await putIntoCart(page, 'feldbuch')
  const panel = await openCart(page)
  const notice = await page.locator('.toast').boundingBox()
  const till = await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).boundingBox()
  if (!notice || !till) throw new Error('the notice or the way to the till is not shown')
  expect(notice.y + notice.height).toBeLessThanOrEqual(till.y)
})

test('its code is not part of a page until the cart is wanted', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/?lng=de', { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => url.includes('cart-panel'))).toEqual([])
  await cartButton(page).hover()
  await expect.poll(() => loaded.some((url) => url.includes('cart-panel'))).toBe(true)
})
