import { expect, hydrated, test } from './site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/product/feuerstahl?lng=de')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Menge' }).fill('4')
  await page.getByRole('button', { name: /In den Warenkorb/ }).click()
  await expect(page.locator('.toast')).toBeVisible()
})

test('a toast closes after five seconds', async ({ page }) => {
  await page.mouse.move(700, 20)
  await page.waitForTimeout(4000)
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.locator('.toast')).toBeHidden({ timeout: 2500 })
})

test('a new toast replaces the old one', async ({ page }) => {
  await page.getByRole('button', { name: /In den Warenkorb/ }).click()
  await page.waitForTimeout(300)
  await expect(page.locator('.toast')).toHaveCount(1)
})

test('F8 reaches the toast and Escape closes it', async ({ page }) => {
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toBeHidden()
})

test('its close button closes it', async ({ page }) => {
  await page.getByRole('button', { name: 'Meldung schliessen' }).click()
  await expect(page.locator('.toast')).toBeHidden()
})

test('a swipe to the right beyond 50 px closes it, a shorter one does not', async ({ page }) => {
  const box = await page.locator('.toast').boundingBox()
  if (!box) throw new Error('no toast')
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 30, box.y + box.height / 2)
    await page.mouse.down()
    for (let moved = 0; moved <= distance; moved += 5)
      await page.mouse.move(box.x + 30 + moved, box.y + box.height / 2)
    await page.mouse.up()
  }
  await swipe(35)
  await page.waitForTimeout(300)
  await expect(page.locator('.toast')).toBeVisible()
  await swipe(80)
  await expect(page.locator('.toast')).toBeHidden()
})
