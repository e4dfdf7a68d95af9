import type { APIRequestContext, Locator, Page } from '@playwright/test'
import moneyDe from '#content/booking-money/de.ts'
import moneyIt from '#content/booking-money/it.ts'
import { fill } from '#i18n/format.ts'
import { book, payWithTestkasse } from './booking-site.ts'
import { mailsTo } from './mailbox.ts'
import { openCart, putIntoCart, tabTo } from './shopping.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import {
  act,
  addEvent,
  aMember,
  anInput,
  DESK,
  expectFine,
  openStaff,
  STAFF,
  STAFF_BOOKINGS,
} from './staff-site.ts'

const MONEY = { de: moneyDe, it: moneyIt }

for (const [language, width] of [
  ['de', 1440],
  ['it', 390],
] as const)
  test(`money of an order is refunded from the back office, in ${language} at ${width}`, async ({
    page,
    request,
  }) => {
    const messages = DESK[language].orders
    const buyer = `${crypto.randomUUID()}@example.ch`
    await buy(page, 'gutschein-aufbruch', buyer)

    await page.setViewportSize({ width, height: 844 })
    await openStaff(page, { member: await aMember(request), language, address: '?view=orders' })
    const row = page.getByRole('row').filter({ hasText: buyer })
    const refund = row.getByRole('button', { name: messages.refund.open })
    const dialog = page.getByRole('dialog')
    const giveBack = async (amount: string) => {
      await refund.click()
      await dialog.getByLabel(messages.refund.amount).fill(amount)
      await dialog.getByRole('button', { name: messages.refund.submit }).click()
      // Wait for the answer: leaving earlier could abort the request.
      await expect(page.locator('.toast-title').last()).toHaveText(messages.refund.done)
    }
    await refund.click()
    await expect(dialog.getByLabel(messages.refund.amount)).toHaveValue('200.00')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await giveBack('50')
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText(messages.states.partially_refunded, { timeout: 5000 })
    }).toPass()
    const back = new RegExp(fill(messages.refund.back, { amount: 'CHF\\s50\\.00' }))
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

test('an order is marked as sent, and one whose voucher is in use refunded after a checkbox, by keyboard', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the missing confirmation.
  expectProblem(/409.*refund/)
  const { fulfilment, refund } = DESK.de.orders
  const id = crypto.randomUUID()
  const [goods, voucher] = [`goods-${id}@example.ch`, `voucher-${id}@example.ch`]
  const member = await aMember(request)
  await buy(page, 'peilkompass', goods)
  await buy(page, 'gutschein-aufbruch', voucher)
  const code = await voucherCodeOf(request, voucher)
  await book(request, { eventId: await addEvent(request, member, anInput(120)), voucher: code })

  // Found by their buyers: other tests' orders would lie between the two, and the keyboard passes each control.
  await openStaff(page, { member, language: 'de', address: `?view=orders&q=${id}` })
  const rowOf = (buyer: string) => page.getByRole('row').filter({ hasText: buyer })
  const dialog = page.getByRole('dialog')
  const press = async (button: Locator) => {
    await expect(button).toBeVisible()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  await press(rowOf(goods).getByRole('button', { name: fulfilment.open }))
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: fulfilment.submit }))
  await expect(page.locator('.toast-title').last()).toHaveText(fulfilment.done)
  await expect(rowOf(goods)).toContainText(fulfilment.sentOn.split('{day}')[0] ?? '')
  await expect(rowOf(goods).getByRole('button', { name: fulfilment.open })).toHaveCount(0)

  await press(rowOf(voucher).getByRole('button', { name: refund.open }))
  await expect(dialog).toContainText(refund.inUse)
  const submit = dialog.getByRole('button', { name: refund.submit })
  await press(submit)
  await expect(dialog.getByRole('alert')).toContainText(STAFF.de.refusals.vouchers_in_use)
  await expectAccessible(page)
  await tabTo(page, dialog.getByLabel(refund.agree))
  await page.keyboard.press('Space')
  await press(submit)
  await expect(page.locator('.toast-title').last()).toHaveText(refund.done)
  await expect(async () => {
    await page.reload()
    await expect(rowOf(voucher)).toContainText(DESK.de.orders.vouchers.voided, { timeout: 5000 })
  }).toPass()
})

for (const [language, width] of [
  ['de', 1440],
  ['it', 390],
] as const)
  test(`the dialog before a booking is cancelled shows what is refunded, in ${language} at ${width}`, async ({
    page,
    request,
  }) => {
    const { ask, actions, done } = STAFF_BOOKINGS[language]
    const { lines, before } = MONEY[language]
    const buyer = `${crypto.randomUUID()}@example.ch`
    await buy(page, 'gutschein-aufbruch', buyer)
    const voucher = await voucherCodeOf(request, buyer)
    const member = await aMember(request)
    const eventId = await addEvent(request, member, anInput(10, { serviceId: 'aufbruch' }))
    const reference = await book(request, { eventId, people: 2, way: 'online', voucher, email: buyer })
    const { payUrl } = (await (await request.get(`/api/bookings/${reference}`)).json()) as { payUrl: string }
    await page.goto(payUrl)
    await payWithTestkasse(page, buyer)
    await page.waitForURL(/\/buchung\//)

    await openStaff(page, { member, language, address: `?event=${eventId}` })
    await act(page, { name: 'Lia Muster', language }, actions.cancel)
    const dialog = page.getByRole('dialog')
    const told = dialog.getByRole('status')
    const fee = dialog.getByLabel(ask.cancel.fee)
    const line = (name: keyof typeof lines, amount: string) =>
      new RegExp(`${lines[name].replace(/[()]/g, '\\$&')}\\s?: CHF\\s${amount}\\.00`)
    await expect(fee).toHaveValue('200.00')
    await expect(told).toContainText(line('paid', '400'))
    await expect(told).toContainText(line('byVoucher', '200'))
    await expect(told).toContainText(line('kept', '200'))
    await expectFine(page)
    await page.setViewportSize({ width, height: 844 })
    await fee.fill('0')
    await expect(told).toContainText(line('refund', '200'))
    await expect(told).not.toContainText(lines.kept)
    await expect(told).toContainText(before.voucher.courseBack.split('{code}')[1]?.split('{')[0] ?? '')
    await fee.fill('x')
    await expect(told).toBeEmpty()
    await fee.fill('0')
    await dialog.getByRole('button', { name: ask.cancel.submit, exact: true }).click()
    await expect(page.locator('.toast-title').last()).toHaveText(done.cancelled)
    const after = (await (await request.get(`/api/bookings/${reference}`)).json()) as { state: string }
    expect(after).toMatchObject({ state: 'cancelled', feeCents: 0, voucherBackCents: 200_00 })
  })

/** Testkasse; goods need an address. */
async function buy(page: Page, productId: string, buyer: string): Promise<void> {
  await putIntoCart(page, productId)
  await openCart(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zur Kasse gehen/ })
    .click()
  await page.waitForURL(/testkasse/)
  const address = { street: 'Seestrasse 7', postalCode: '6330', city: 'Cham' }
  if (await page.locator('#street').isVisible())
    for (const [name, text] of Object.entries(address)) await page.locator(`#${name}`).fill(text)
  await payWithTestkasse(page, buyer)
  await page.waitForURL(/\/success\?order=/)
}

/** From the buyer's mail. */
async function voucherCodeOf(request: APIRequestContext, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    for (const { path } of await mailsTo(request, email))
      code ||= /GRAT-[\w-]{14}/.exec(await (await request.get(path)).text())?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}
