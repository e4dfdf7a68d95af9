import { describe, expect, it } from 'vitest'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { settleOrderRefund } from '#features/order/payment/refund-order.server.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { eventOf } from '#test/orders/order-fixtures.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
const { paid, refund, sendRefunds } = scene
const notices = async () => (await scene.mails('order-notice')).length

describe('refunding an order', () => {
  it('sends a part, then the rest, through the provider, and the order follows', async () => {
    const { orderId, number, totalCents } = await paid()
    expect(await refund(number, 0, { amountCents: 10_00 })).toEqual({
      ok: true,
      value: { refundCents: 10_00 },
    })
    expect(await refund(number, 0, { amountCents: 10_00 })).toMatchObject({
      refusal: { code: 'refund_on_its_way' },
    })
    await sendRefunds()
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 10_00,
    })
    await refund(number, 10_00)
    await sendRefunds()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00, totalCents - 10_00])
    expect(await refund(number, totalCents)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  })

  it('counts once, whether the provider’s event comes before or after its answer', async () => {
    const { orderId, number, totalCents } = await paid()
    await refund(number)
    const report = () => scene.receive(orderId, { kind: 'refunded', refundedCents: totalCents })
    await report()
    await sendRefunds()
    expect(await report()).toBe('unchanged')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
  })

  it('is not possible for more than was paid, or for nothing', async () => {
    const { number, totalCents } = await paid()
    const codeFor = async (amountCents: number) => {
      const enqueued = await refund(number, 0, { amountCents })
      return enqueued.ok ? 'ok' : enqueued.refusal.code
    }
    expect(await codeFor(totalCents + 1)).toBe('more_than_left')
    for (const cents of [0, -5]) expect(await codeFor(cents)).toBe('no_refund_due')
    expect(await refund(1)).toMatchObject({ refusal: { code: 'unknown_order' } })
  })

  it('that is unanswered for a day is reported to the owner once, until it is answered', async () => {
    const { orderId, number } = await paid()
    await refund(number)
    const before = await notices()
    const [pending] = await scene.refundsDue()
    if (!pending) throw new Error('no refund')
    const unanswered = () => settleOrderRefund(scene.deps, pending, { kind: 'unanswered' })
    await Promise.all([unanswered(), unanswered()])
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_stuck'] })
    expect(await notices()).toBe(before + 1)
    await sendRefunds()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', needsAttention: [] })
    await unanswered()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: [] })
  })

  it('that the provider refuses is told to the owner once, and is over when it is tried again', async () => {
    const { orderId, number } = await paid()
    const before = await notices()
    scene.provider.refusesRefunds = true
    await refund(number, 0, { amountCents: 10_00 })
    await sendRefunds()
    expect(await notices()).toBe(before + 1)
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      refundedCents: 0,
      needsAttention: ['refund_failed'],
    })
    const marked = async () => (await readStaffOrder(scene.db, number))?.listed.refundFailedCents
    expect(await marked()).toBe(10_00)
    expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
    scene.provider.refusesRefunds = false
    await refund(number, 0, { amountCents: 10_00 })
    expect([await marked(), await listStuckRefunds(scene.db)]).toEqual([0, []])
    await sendRefunds()
    expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 10_00, needsAttention: [] })
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00])
  })

  it('that did not arrive is marked for the owner', async () => {
    const { orderId, number } = await paid()
    await refund(number)
    await sendRefunds()
    const [sent] = await scene.db.select().from(paymentRefunds)
    const { id, ...head } = eventOf(orderId, { kind: 'expired' })
    const lost = {
      ...head,
      id: `${id}-lost`,
      kind: 'refund_failed',
      refundId: sent?.refundId ?? '',
      amountCents: sent?.amountCents ?? 0,
    } as const
    expect(await recordPayment(scene.deps, 'testkasse', lost)).toBe('applied')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_failed'] })
  })
})

describe('repeated requests for a refund', () => {
  it('with one key is one refund, and every answer is the same', async () => {
    const { number } = await paid()
    const key = crypto.randomUUID()
    const again = () => refund(number, 0, { amountCents: 10_00, key })
    const answers = await Promise.all(Array.from({ length: 10 }, again))
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { refundCents: 10_00 } })
    await sendRefunds()
    expect(await again()).toEqual({ ok: true, value: { refundCents: 10_00 } })
    await sendRefunds()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([10_00])
    const other = await refund(number, 10_00, { amountCents: 20_00, key })
    expect(other).toMatchObject({ refusal: { code: 'request_key_reused' } })
  })

  it('with ten keys and one seen amount is one refund, before and after the provider has answered', async () => {
    const { number } = await paid()
    const again = () => refund(number, 0, { amountCents: 10_00 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await again()
        if (index % 3 === 0) await sendRefunds()
        return answer
      }),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await sendRefunds()
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
