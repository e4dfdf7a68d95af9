import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from './site.ts'

/** Afterwards the panel, which opened, is closed again. */
export async function putIntoCart(page: Page, productId: string): Promise<void> {
  const panel = await addToCart(page, productId)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** @returns the panel, which opens. */
export async function addToCart(page: Page, productId: string): Promise<Locator> {
  await page.goto(`/product/${productId}?lng=de`)
  await hydrated(page)
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel.getByText('liegt im Warenkorb.')).toBeVisible()
  return panel
}

export function cartButton(page: Page): Locator {
  return page.locator('#cart-button')
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel).toBeVisible()
  return panel
}

export function storedQuantities(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      (
        JSON.parse(localStorage.getItem('cart') ?? '[]') as { variant: { id: string }; quantity: number }[]
      ).map((line) => [line.variant.id, line.quantity]),
    ),
  )
}

/** Tabs until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the Tab key never reaches ${target}`)
}

/** From the Testkasse to the page of the paid order. */
export async function payOrder(page: Page, email: string, isShipped = false): Promise<void> {
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill(email)
  await page.locator('#name').fill('Livia Muster')
  const address = { street: 'Musterweg 1', postalCode: '6330', city: 'Cham' }
  if (isShipped) for (const [name, text] of Object.entries(address)) await page.locator(`#${name}`).fill(text)
  await page.locator('#terms').check()
  await page.locator('form .pay').click()
  await expect(page).toHaveURL(/\/success\?order=/)
}
