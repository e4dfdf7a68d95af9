import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordPayment } from '#features/order/record-payment.server.ts'
import { refundOrder, settleOrderRefund } from '#features/order/refund-order.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { sendOwedRefund } from '#platform/payments/refunds/send-owed-refund.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { cast, eventOf } from '#test/orders/order-stage.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
const log = { info() {}, warn() {}, error() {} }

async function paidOrder() {
  const orderId = await scene.place([[cast.compass, 2]])
  const { totalCents = 0 } = (await readOrder(scene.db, orderId)) ?? {}
  await recordPayment(scene.deps, 'double', eventOf(orderId, { kind: 'paid', amountCents: totalCents }))
  const { number } = (await readOrder(scene.db, orderId)) ?? {}
  return { orderId, number: Number(number), totalCents }
}

async function work(): Promise<void> {
  const settle: Parameters<typeof sendOwedRefund>[0]['settle'] = {
    order: (refund, outcome) => settleOrderRefund(scene.deps, refund, outcome),
    booking: () => Promise.reject(new Error('not a booking')),
  }
  const deps = { db: scene.db, clock: scene.deps.clock, payments: scene.deps.payments, log, settle }
  for (const { id, state } of await scene.db.select().from(paymentRefunds))
    if (state === 'owed') await sendOwedRefund(deps, id)
}

describe('refunding an order', () => {
  it('sends a part, then the rest, through the provider, and the order follows', async () => {
    const { orderId, number, totalCents } = await paidOrder()
    expect(await refundOrder(scene.deps, number, { amountCents: 10_00 })).toEqual({
      ok: true,
      value: { refundCents: 10_00 },
    })
    expect(await refundOrder(scene.deps, number, { amountCents: 10_00 })).toMatchObject({
      refusal: { code: 'refund_on_its_way' },
    })
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 10_00,
    })
    await refundOrder(scene.deps, number)
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00, totalCents - 10_00])
    expect(await refundOrder(scene.deps, number)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  })

  it('counts once, whether the provider’s event comes before or after its answer', async () => {
    const { orderId, number, totalCents } = await paidOrder()
    await refundOrder(scene.deps, number)
    const told = eventOf(orderId, { kind: 'refunded', refundedCents: totalCents })
    await recordPayment(scene.deps, 'double', told)
    await work()
    const again = eventOf(orderId, { kind: 'refunded', refundedCents: totalCents })
    expect(await recordPayment(scene.deps, 'double', again)).toBe('unchanged')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
  })

  it('is not possible for more than was paid, or for nothing', async () => {
    const { number, totalCents } = await paidOrder()
    const codeFor = async (amountCents: number) => {
      const owed = await refundOrder(scene.deps, number, { amountCents })
      return owed.ok ? 'ok' : owed.refusal.code
    }
    expect(await codeFor(totalCents + 1)).toBe('more_than_left')
    for (const cents of [0, -5]) expect(await codeFor(cents)).toBe('no_refund_due')
    expect(await refundOrder(scene.deps, 1)).toMatchObject({ refusal: { code: 'unknown_order' } })
  })

  it('that is not answered for a day is told to the owner once, until it is answered', async () => {
    const { orderId, number } = await paidOrder()
    await refundOrder(scene.deps, number)
    const notices = () => scene.db.$count(outgoingMails, eq(outgoingMails.kind, 'order-notice'))
    const before = await notices()
    const [refund] = await scene.db.select().from(paymentRefunds)
    if (!refund) throw new Error('no refund')
    const unanswered = () => settleOrderRefund(scene.deps, refund, { kind: 'unanswered' })
    await Promise.all([unanswered(), unanswered()])
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_stuck'] })
    expect(await notices()).toBe(before + 1)
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', needsAttention: [] })
    await unanswered()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: [] })
  })

  it('that did not arrive is marked for the owner', async () => {
    const { orderId, number } = await paidOrder()
    await refundOrder(scene.deps, number)
    await work()
    const [refund] = await scene.db.select().from(paymentRefunds)
    const { id, ...head } = eventOf(orderId, { kind: 'expired' })
    const lost = {
      ...head,
      id: `${id}-lost`,
      kind: 'refund_failed',
      refundId: refund?.refundId ?? '',
    } as const
    expect(await recordPayment(scene.deps, 'double', lost)).toBe('applied')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_failed'] })
  })
})
