import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import {
  type RefundRequest,
  refundOrder,
  settleOrderRefund,
} from '#features/order/payment/refund-order.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { sendPendingRefund } from '#platform/payments/refunds/send-pending-refund.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { namedCast, eventOf } from '#test/orders/order-fixtures.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
const log = { info() {}, warn() {}, error() {} }

async function paidOrder() {
  const orderId = await scene.place([[namedCast.compass, 2]])
  const { totalCents = 0 } = (await readOrder(scene.db, orderId)) ?? {}
  await recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'paid', amountCents: totalCents }))
  const { number } = (await readOrder(scene.db, orderId)) ?? {}
  return { orderId, number: Number(number), totalCents }
}

const ask = (number: number, seenRefundedCents = 0, more: Partial<RefundRequest> = {}) =>
  refundOrder(scene.deps, number, { seenRefundedCents, requestKey: crypto.randomUUID(), ...more })

async function work(): Promise<void> {
  const settle: Parameters<typeof sendPendingRefund>[0]['settle'] = {
    order: (refund, outcome) => settleOrderRefund(scene.deps, refund, outcome),
    booking: () => Promise.reject(new Error('not a booking')),
  }
  const deps = { db: scene.db, clock: scene.deps.clock, payments: scene.deps.payments, log, settle }
  for (const { id, state } of await scene.db.select().from(paymentRefunds))
    if (state === 'owed') await sendPendingRefund(deps, id)
}

describe('refunding an order', () => {
  it('sends a part, then the rest, through the provider, and the order follows', async () => {
    const { orderId, number, totalCents } = await paidOrder()
    expect(await ask(number, 0, { amountCents: 10_00 })).toEqual({
      ok: true,
      value: { refundCents: 10_00 },
    })
    expect(await ask(number, 0, { amountCents: 10_00 })).toMatchObject({
      refusal: { code: 'refund_on_its_way' },
    })
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 10_00,
    })
    await ask(number, 10_00)
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00, totalCents - 10_00])
    expect(await ask(number, totalCents)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  })

  it('counts once, whether the provider’s event comes before or after its answer', async () => {
    const { orderId, number, totalCents } = await paidOrder()
    await ask(number)
    const refunded = eventOf(orderId, { kind: 'refunded', refundedCents: totalCents })
    await recordPayment(scene.deps, 'testkasse', refunded)
    await work()
    const again = eventOf(orderId, { kind: 'refunded', refundedCents: totalCents })
    expect(await recordPayment(scene.deps, 'testkasse', again)).toBe('unchanged')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
  })

  it('is not possible for more than was paid, or for nothing', async () => {
    const { number, totalCents } = await paidOrder()
    const codeFor = async (amountCents: number) => {
      const enqueued = await ask(number, 0, { amountCents })
      return enqueued.ok ? 'ok' : enqueued.refusal.code
    }
    expect(await codeFor(totalCents + 1)).toBe('more_than_left')
    for (const cents of [0, -5]) expect(await codeFor(cents)).toBe('no_refund_due')
    expect(await ask(1)).toMatchObject({ refusal: { code: 'unknown_order' } })
  })

  it('that is unanswered for a day is reported to the owner once, until it is answered', async () => {
    const { orderId, number } = await paidOrder()
    await ask(number)
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

  it('that the provider refuses is told to the owner once, and is over when it is tried again', async () => {
    const { orderId, number, totalCents } = await paidOrder()
    const notices = () => scene.db.$count(outgoingMails, eq(outgoingMails.kind, 'order-notice'))
    const before = await notices()
    scene.provider.refusesRefunds = true
    await ask(number, 0, { amountCents: 10_00 })
    await work()
    expect(await notices()).toBe(before + 1)
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      refundedCents: 0,
      needsAttention: ['refund_failed'],
    })
    const marked = async () => (await readStaffOrder(scene.db, number))?.listed.refundFailedCents
    expect(await marked()).toBe(10_00)
    expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
    scene.provider.refusesRefunds = false
    await ask(number, 0, { amountCents: 10_00 })
    expect([await marked(), await listStuckRefunds(scene.db)]).toEqual([0, []])
    await work()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 10_00, needsAttention: [] })
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00])
    expect(totalCents).toBeGreaterThan(10_00)
  })

  it('that did not arrive is marked for the owner', async () => {
    const { orderId, number } = await paidOrder()
    await ask(number)
    await work()
    const [refund] = await scene.db.select().from(paymentRefunds)
    const { id, ...head } = eventOf(orderId, { kind: 'expired' })
    const lost = {
      ...head,
      id: `${id}-lost`,
      kind: 'refund_failed',
      refundId: refund?.refundId ?? '',
      amountCents: refund?.amountCents ?? 0,
    } as const
    expect(await recordPayment(scene.deps, 'testkasse', lost)).toBe('applied')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_failed'] })
  })
})

describe('repeated requests for a refund', () => {
  it('with one key is one refund, and every answer is the same', async () => {
    const { number, totalCents } = await paidOrder()
    const requestKey = crypto.randomUUID()
    const again = () => ask(number, 0, { amountCents: 10_00, requestKey })
    const answers = await Promise.all(Array.from({ length: 10 }, again))
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { refundCents: 10_00 } })
    await work()
    expect(await again()).toEqual({ ok: true, value: { refundCents: 10_00 } })
    await work()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00])
    const other = await ask(number, 10_00, { amountCents: 20_00, requestKey })
    expect(other).toMatchObject({ refusal: { code: 'request_key_reused' } })
    expect(totalCents).toBeGreaterThan(20_00)
  })

  it('with ten keys and one seen amount is one refund, before and after the provider has answered', async () => {
    const { number } = await paidOrder()
    const again = () => ask(number, 0, { amountCents: 10_00 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await again()
        if (index % 3 === 0) await work()
        return answer
      }),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await work()
    expect(await again()).toEqual({
      ok: false,
      refusal: { code: 'refunded_meanwhile', refundedCents: 10_00 },
    })
    // Concurrent requests share the key, so the provider sees one refund.
    expect(new Set(scene.provider.refunds.map(({ key, amountCents }) => `${key} ${amountCents}`)).size).toBe(
      1,
    )
    expect(await scene.db.$count(paymentRefunds)).toBe(1)
  })
})
