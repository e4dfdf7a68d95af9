import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'

const toastOf = (page: Page) => page.locator('.toast')

/** The page's seconds pass only when the test says so: a busy machine takes longer than a message stays. */
async function openWithToast(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  await page.goto('/product/feuerstahl?lng=de')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Menge' }).fill('4')
  const show = async () => {
    await page.getByRole('button', { name: /In den Warenkorb/ }).click()
    await expect(toastOf(page)).toHaveCount(1)
  }
  // The first one loads what shows them; the next one takes its place.
  await show()
  await page.clock.pauseAt(Date.now() + 1000)
  await show()
  return show
}

test('a toast closes after five seconds, and a new one replaces the old one', async ({ page }) => {
  const show = await openWithToast(page)
  await page.mouse.move(700, 20)
  await page.clock.runFor(4900)
  await expect(toastOf(page)).toBeVisible()
  await show()
  await page.mouse.move(700, 20)
  await page.clock.runFor(4900)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(toastOf(page)).toBeHidden()
})

test('F8 reaches a toast and Escape closes it, its button does, and so does a swipe to the right beyond 50 px', async ({
  page,
}) => {
  const show = await openWithToast(page)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeHidden()

  await show()
  await page.getByRole('button', { name: 'Meldung schliessen' }).click()
  await expect(toastOf(page)).toBeHidden()

  await show()
  const box = await toastOf(page).boundingBox()
  if (!box) throw new Error('no toast')
  const [left, middle] = [box.x + 30, box.y + box.height / 2]
  const swipe = async (distance: number) => {
    await page.mouse.move(left, middle)
    await page.mouse.down()
    for (let moved = 0; moved <= distance; moved += 5) await page.mouse.move(left + moved, middle)
    await page.mouse.up()
  }
  await swipe(35)
  await expect(toastOf(page)).toHaveAttribute('data-swipe', 'cancel')
  await expect(toastOf(page)).toBeVisible()
  await swipe(80)
  await expect(toastOf(page)).toBeHidden()
})
