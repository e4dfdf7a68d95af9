import { fill } from '#i18n/format.ts'
import { payAtTheTill } from './booking-site.ts'
import { openCart, putIntoCart } from './shopping.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import { aMember, DESK, openStaff } from './staff-site.ts'

for (const [language, width] of [
  ['de', 1440],
  ['it', 390],
] as const)
  test(`money of an order goes back from the back office, in ${language} at ${width}`, async ({
    page,
    request,
  }) => {
    const words = DESK[language].orders
    await putIntoCart(page, 'gutschein-aufbruch')
    await openCart(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Zur Kasse gehen/ })
      .click()
    const buyer = `${crypto.randomUUID()}@example.ch`
    await payAtTheTill(page, buyer)
    await page.waitForURL(/\/success\?order=/)

    await page.setViewportSize({ width, height: 844 })
    await openStaff(page, { member: await aMember(request), language, address: '?view=orders' })
    const row = page.getByRole('row').filter({ hasText: buyer })
    const refund = row.getByRole('button', { name: words.refund.open })
    const dialog = page.getByRole('dialog')
    const giveBack = async (amount: string) => {
      await refund.click()
      await dialog.getByLabel(words.refund.amount).fill(amount)
      await dialog.getByRole('button', { name: words.refund.submit }).click()
      // Not before the answer: whoever leaves the page may leave before anything was sent.
      await expect(page.locator('.toast-title').last()).toHaveText(words.refund.done)
    }
    await refund.click()
    await expect(dialog.getByLabel(words.refund.amount)).toHaveValue('200.00')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await giveBack('50')
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText(words.states.partially_refunded, { timeout: 5000 })
    }).toPass()
    const back = new RegExp(fill(words.refund.back, { amount: 'CHF\\s50\\.00' }))
    await expect(row).toContainText(back)
    await expectAccessible(page)
    await giveBack('150')
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText(/CHF\s200\.00/, { timeout: 5000 })
      await expect(refund).toHaveCount(0)
    }).toPass()
    await expectRoom(page)
  })
