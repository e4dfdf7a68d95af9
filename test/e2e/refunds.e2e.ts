import type { Locator } from '@playwright/test'
import bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import { book } from './booking-site.ts'
import { buy, pay, voucherCodesOf } from './office-orders.ts'
import { test } from './office-site.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible } from './site.ts'
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
  toastTitle,
} from './staff-site.ts'

const money = bookingMoneyTexts.de

const { fulfilment, refund, vouchers } = DESK.de.orders
const VOUCHER = { 'gutschein-aufbruch-pdf': 1 }

test.use({ viewport: { width: 1440, height: 900 } })

test('an order is marked as sent, and one whose voucher is in use refunded after a checkbox, by keyboard', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the missing confirmation.
  expectProblem(/409.*refund/)
  const id = crypto.randomUUID()
  const [goods, voucher] = [`goods-${id}@example.ch`, `voucher-${id}@example.ch`]
  const member = await aMember(request)
  await buy(request, { 'peilkompass-grad': 1 }, goods)
  await buy(request, VOUCHER, voucher)
  const [code] = await voucherCodesOf(request, voucher)
  await book(request, { eventId: await addEvent(request, member, anInput(120)), voucher: code })

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
  await expect(toastTitle(page).last()).toHaveText(fulfilment.done)
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
  await expect(toastTitle(page).last()).toHaveText(refund.done)
  await expect(async () => {
    await page.reload()
    await expect(rowOf(voucher)).toContainText(vouchers.voided, { timeout: 5000 })
  }).toPass()
})

test('the dialog before a booking is cancelled shows what is refunded, as the fee is typed', async ({
  page,
  request,
}) => {
  const { ask, actions, done } = STAFF_BOOKINGS.de
  const { lines, before } = money
  const buyer = `${crypto.randomUUID()}@example.ch`
  await buy(request, VOUCHER, buyer)
  const [voucher] = await voucherCodesOf(request, buyer)
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(10, { serviceId: 'aufbruch' }))
  const reference = await book(request, { eventId, people: 2, way: 'online', voucher, email: buyer })
  const { payUrl } = (await (await request.get(`/api/bookings/${reference}`)).json()) as { payUrl: string }
  expect(await pay(request, payUrl, buyer)).toContain('/buchung/')

  await openStaff(page, { member, language: 'de', address: `/kalender/${eventId}` })
  await act(page, { name: 'Lia Muster', language: 'de' }, actions.cancel)
  const dialog = page.getByRole('dialog')
  const status = dialog.getByRole('status')
  const fee = dialog.getByLabel(ask.cancel.fee)
  const line = (name: keyof typeof lines, amount: string) =>
    new RegExp(`${lines[name].replace(/[()]/g, '\\$&')}\\s?: CHF\\s${amount}\\.00`)
  await expect(fee).toHaveValue('200.00')
  await expect(status).toContainText(line('paid', '400'))
  await expect(status).toContainText(line('byVoucher', '200'))
  await expect(status).toContainText(line('kept', '200'))
  await expectFine(page)
  await fee.fill('0')
  await expect(status).toContainText(line('refund', '200'))
  await expect(status).not.toContainText(lines.kept)
  await expect(status).toContainText(before.voucher.courseBack.split('{code}')[1]?.split('{')[0] ?? '')
  await fee.fill('x')
  await expect(status).toBeEmpty()
  await fee.fill('0')
  await dialog.getByRole('button', { name: ask.cancel.submit, exact: true }).click()
  await expect(toastTitle(page).last()).toHaveText(done.cancelled)
})

/** Backdates the authentication of all sessions of somebody. */
