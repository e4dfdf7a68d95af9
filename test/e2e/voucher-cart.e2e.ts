import cartVoucherTexts from '#features/cart/texts/cart-voucher.ts'
import successTexts from '#features/order/texts/success.ts'
import { fill } from '#i18n/format.ts'
import { buy, voucherCodesOf } from './office-orders.ts'
import { addToCart, payOrder } from './shopping.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'

const cartDe = cartVoucherTexts.de
const successDe = successTexts.de

test('a voucher pays in the cart: an unknown code is reported at its field, and the Testkasse shows what is left to pay', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409/)
  const email = `cart-${crypto.randomUUID().slice(0, 8)}@example.ch`
  await buy(request, { 'gutschein-wert-100': 1 }, email)
  const [code] = await voucherCodesOf(request, email)
  const panel = await addToCart(page, 'peilkompass')
  await panel.getByRole('button', { name: cartDe.open }).click()
  const typed = panel.getByLabel(cartDe.label)
  await typed.fill('GRAT-0000-0000-0000')
  await typed.press('Enter')
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await typed.fill(code)
  await typed.press('Enter')
  await expect(panel).toContainText(fill(cartDe.row, { code: code.slice(-4) }))
  await expect(panel).toContainText('CHF 52.00')
  for (const width of [1440, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
  }
  await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await page.waitForURL(/testkasse/)
  await expect(page.getByText('Mit Gutschein bezahlt')).toBeVisible()
  await payOrder(page, email, true)
  await expect(page.getByRole('main')).toContainText(successDe.byVoucher)
})
