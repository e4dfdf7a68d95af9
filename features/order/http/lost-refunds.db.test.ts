import { expect, it } from 'vitest'
import { closeFailedRefund } from '#features/order/payment/close-failed-refund.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()

const { paid } = scene

/** Asked for, and answered by the provider. @returns the provider's id */
async function refund(
  number: number,
  { cents, before = 0, refused = false }: { cents?: number; before?: number; refused?: boolean } = {},
): Promise<string> {
  expect(await scene.refund(number, before, { amountCents: cents })).toMatchObject({ ok: true })
  const refundId = crypto.randomUUID()
  await scene.settleRefunds(refused ? { kind: 'failed', reason: 'no money' } : { kind: 'done', refundId })
  return refundId
}

function lose(orderId: string, refundId: string, amountCents: number) {
  const head = eventOf(orderId, { kind: 'expired' })
  const lost = { ...head, kind: 'refund_failed', refundId, amountCents } as const
  return recordPayment(scene.deps, 'testkasse', lost)
}

const notices = async () => (await scene.mails('order-notice')).length
const dueOf = async (number: number) => (await readStaffOrder(scene.db, number))?.listed.refundFailedCents
/** Refunded, and due again. */
const moneyOf = async ({ orderId, number }: { orderId: string; number: number }) => [
  (await scene.stored(orderId)).refundedCents,
  await dueOf(number),
]
const close = (number: number, cents: number) => closeFailedRefund(scene.deps, scene.call(number, { cents }))

it('a whole refund that did not arrive is due again, told to the owner once, and over when it is repeated', async () => {
  const { orderId, number, totalCents } = await paid()
  const refundId = await refund(number)
  const before = await notices()
  const outcomes = await Promise.all([1, 2, 3].map(() => lose(orderId, refundId, totalCents)))
  expect(outcomes.toSorted()).toEqual(['applied', 'unchanged', 'unchanged'])
  expect(await readOrder(scene.db, orderId)).toMatchObject({
    state: 'refunded',
    refundedCents: 0,
    needsAttention: ['refund_failed'],
  })
  expect(await notices()).toBe(before + 1)
  expect(await dueOf(number)).toBe(totalCents)
  expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
  await refund(number)
  expect(await readOrder(scene.db, orderId)).toMatchObject({
    state: 'refunded',
    refundedCents: totalCents,
    needsAttention: [],
  })
  expect(await listStuckRefunds(scene.db)).toEqual([])
})

it('a part that did not arrive counts once after it is repeated', async () => {
  const { orderId, number } = await paid()
  const first = await refund(number, { cents: 60_00 })
  await refund(number, { cents: 20_00, before: 60_00 })
  await lose(orderId, first, 60_00)
  expect(await moneyOf({ orderId, number })).toEqual([20_00, 60_00])
  await refund(number, { cents: 60_00, before: 20_00 })
  expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 80_00, needsAttention: [] })
})

it('a failure told while another refund is on its way waits for the answer to that one', async () => {
  const { orderId, number } = await paid()
  const first = await refund(number, { cents: 60_00 })
  await scene.refund(number, 60_00, { amountCents: 20_00 })
  for (const refundId of [first, 'not known yet'])
    await expect(lose(orderId, refundId, 60_00)).rejects.toThrow('unanswered')
  expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 60_00, needsAttention: [] })
  await scene.settleRefunds({ kind: 'done', refundId: 'second' })
  expect(await lose(orderId, first, 60_00)).toBe('applied')
  expect(await moneyOf({ orderId, number })).toEqual([20_00, 60_00])
})

it('a refund of the dashboard that did not arrive is due with its amount, once', async () => {
  const { orderId, number } = await paid()
  await scene.receive(orderId, { kind: 'refunded', refundedCents: 30_00 })
  expect(await lose(orderId, 'dashboard', 30_00)).toBe('applied')
  expect(await lose(orderId, 'dashboard', 30_00)).toBe('unchanged')
  expect(await moneyOf({ orderId, number })).toEqual([0, 30_00])
  expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
})

it('a smaller refund after a refused one leaves the rest due', async () => {
  const { orderId, number } = await paid()
  await refund(number, { cents: 100_00, refused: true })
  await refund(number, { cents: 10_00 })
  expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_failed'] })
  expect(await dueOf(number)).toBe(90_00)
  await refund(number, { cents: 90_00, before: 10_00 })
  expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 100_00, needsAttention: [] })
})

it('vouchers lose the value of a refund once, though it was made twice', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 1]])
  const balance = async () => (await readOrder(scene.db, orderId))?.vouchers.map((each) => each.balanceCents)
  const refundId = await refund(number, { cents: 50_00 })
  await lose(orderId, refundId, 50_00)
  await refund(number, { cents: 50_00 })
  expect(await balance()).toEqual([150_00])
  await refund(number, { cents: 20_00, before: 50_00 })
  expect(await balance()).toEqual([130_00])
})

it('what was paid back another way is closed once, and the order follows', async () => {
  const { orderId, number, totalCents } = await paid()
  await refund(number, { refused: true })
  expect(await close(number, 1)).toMatchObject({ refusal: { code: 'amount_changed', cents: totalCents } })
  const answers = await Promise.all([close(number, totalCents), close(number, totalCents)])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await readOrder(scene.db, orderId)).toMatchObject({
    state: 'refunded',
    refundedCents: totalCents,
    needsAttention: [],
  })
  expect(await listStuckRefunds(scene.db)).toEqual([])
  expect(await close(number, 0)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  expect(await close(0, 0)).toMatchObject({ refusal: { code: 'unknown_order' } })
})

it('is not closed while a refund is on its way', async () => {
  const { number } = await paid()
  await refund(number, { cents: 10_00, refused: true })
  await scene.refund(number)
  expect(await close(number, 10_00)).toMatchObject({ refusal: { code: 'refund_on_its_way' } })
})
