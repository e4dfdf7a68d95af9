import type { Page } from '@playwright/test'
import cartDe from '#content/cart-voucher/de.ts'
import successDe from '#content/success/de.ts'
import { fill } from '#i18n/format.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { MAILBOX, mailsTo } from './mailbox.ts'
import { openOwnSite } from './own-site.ts'
import { addToCart } from './shopping.ts'
import { consoleProblems, expect, expectAccessible, expectRoom, test } from './site.ts'

test('a voucher pays for a cart up to its balance; the payment page and the order show it', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const problems = consoleProblems(page)
  await addToCart(page, 'gutschein-wert')
  await checkOut(page)
  await pay(page, false)
  const code = await codeOf(page, 'livia@example.ch')

  const panel = await addToCart(page, 'peilkompass')
  await panel.getByRole('button', { name: cartDe.open }).click()
  const field = panel.getByLabel(cartDe.label)
  await expect(field).toBeFocused()
  await field.fill('GRAT-0000-0000-0000')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill(code)
  await field.press('Enter')
  await expect(panel).toContainText(fill(cartDe.row, { code: code.slice(-4) }))
  await expectAccessible(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await expectRoom(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await checkOut(page)
  await expect(page.getByText('Mit Gutschein bezahlt')).toBeVisible()
  await pay(page, true)
  await expect(page.getByRole('main')).toContainText(successDe.byVoucher)
  // The browser's own note of the code that there is not.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
  await site.stop()
})

async function checkOut(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Warenkorb' })
    .getByRole('button', { name: /^Zur Kasse gehen/ })
    .click()
  await page.waitForURL(/testkasse/)
}

async function pay(page: Page, isShipped: boolean): Promise<void> {
  await page.locator('#email').fill('livia@example.ch')
  await page.locator('#name').fill('Livia Muster')
  if (isShipped) {
    await page.locator('#street').fill('Musterweg 1')
    await page.locator('#postalCode').fill('6330')
    await page.locator('#city').fill('Cham')
  }
  await page.locator('#terms').check()
  await page.locator('form .sign--lg').click()
  await expect(page).toHaveURL(/\/success\?order=/)
}

/** From the confirmation's text. */
async function codeOf(page: Page, email: string): Promise<string> {
  const { request } = page.context()
  await request.get(MAILBOX)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(request, email)
  const text = await (await request.get(mail?.path ?? '')).text()
  return /GRAT(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''
}
