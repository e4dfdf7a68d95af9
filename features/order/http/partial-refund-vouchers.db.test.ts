import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { refundOrder, settleOrderRefund } from '#features/order/payment/refund-order.server.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()

async function paid(items: [string, number][]) {
  const orderId = await scene.place(items)
  const { totalCents = 0 } = (await readOrder(scene.db, orderId)) ?? {}
  await recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'paid', amountCents: totalCents }))
  const { number } = (await readOrder(scene.db, orderId)) ?? {}
  return { orderId, number: Number(number), totalCents }
}

const vouchersOf = async (orderId: string) =>
  ((await readOrder(scene.db, orderId))?.vouchers ?? []).map(({ balanceCents, voided }) => ({
    balanceCents,
    voided,
  }))

const ask = (number: number, amountCents: number, seenRefundedCents = 0) =>
  refundOrder(scene.deps, number, { amountCents, seenRefundedCents, requestKey: crypto.randomUUID() })

async function settle(kind: 'done' | 'failed'): Promise<void> {
  const outcome =
    kind === 'done' ? { kind, refundId: crypto.randomUUID() } : { kind, reason: 'no money on the account' }
  for (const refund of await scene.db.select().from(paymentRefunds).where(eq(paymentRefunds.state, 'owed')))
    await settleOrderRefund(scene.deps, refund, outcome)
}

it('subtracts the refund from the voucher, which cannot pay until the provider has answered', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 1]])
  expect(await ask(number, 199_99)).toMatchObject({ ok: true })
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: true }])
  await settle('done')
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 1, voided: false }])
})

it('leaves the voucher unchanged when the provider refuses', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 1]])
  await ask(number, 199_99)
  await settle('failed')
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
})

it('voids one of two vouchers when the price of one was refunded, then the other one', async () => {
  const { orderId, number } = await paid([[namedCast.voucher200, 2]])
  await ask(number, 200_00)
  await settle('done')
  const whole = { balanceCents: 200_00, voided: false }
  expect(await vouchersOf(orderId)).toEqual([whole, { balanceCents: 0, voided: true }])
  const { orders } = await listOrders(scene.db, { filter: 'all', search: '', position: {} }, 'de')
  expect(orders[0]?.vouchers.map(({ balanceCents, priceCents }) => [balanceCents, priceCents])).toEqual([
    [200_00, 200_00],
    [0, 200_00],
  ])
  await ask(number, 200_00, 200_00)
  await settle('done')
  expect((await vouchersOf(orderId)).every(({ voided }) => voided)).toBe(true)
})

it('subtracts nothing from the voucher while the other articles cover the refund', async () => {
  const { orderId, number } = await paid([
    [namedCast.compass, 1],
    [namedCast.voucher200, 1],
  ])
  await ask(number, 89_00)
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
  await settle('done')
  await ask(number, 50_00, 89_00)
  await settle('done')
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 150_00, voided: false }])
})

it('counts once when the provider reports the same refund many times simultaneously, also without our request', async () => {
  const { orderId } = await paid([[namedCast.voucher200, 1]])
  await Promise.all(
    Array.from({ length: 8 }, () =>
      recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'refunded', refundedCents: 80_00 })),
    ),
  )
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 120_00, voided: false }])
})

it('issues vouchers less what was refunded before the payment was reported', async () => {
  const orderId = await scene.place([[namedCast.voucher200, 1]])
  await recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'refunded', refundedCents: 60_00 }))
  await recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'paid', amountCents: 200_00 }))
  expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 140_00, voided: false }])
})
