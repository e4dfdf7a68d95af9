import { expect, hydrated, test } from './site.ts'

test('a stage of the profile is reached by keyboard, also the one that a phone does not show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projekt-management?lng=de')
  await hydrated(page)
  const last = page.locator('a[href="#etappe-6"]')
  await last.focus()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#etappe-6')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/projekt-management\?lng=de$/)
})
