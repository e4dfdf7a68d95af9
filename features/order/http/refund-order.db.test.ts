import { describe, expect, it } from 'vitest'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { settleOrderRefund } from '#features/order/payment/refund-order.server.ts'
import { listParcelsDue } from '#features/order/staff/list-orders-to-send.server.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { listOrders } from './list-orders.ts'
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

describe('a dispute', () => {
  const { refund, sendRefunds } = scene
  const TOTAL = 2 * 89_00

  async function paidOrder() {
    const { orderId, number } = await scene.paid()
    const { paymentId } = await scene.stored(orderId)
    let events = 0
    return {
      orderId,
      number,
      receive: (status: DisputeStatus, disputedCents: number | null = null) =>
        recordPayment(scene.deps, 'testkasse', {
          id: `dispute-${orderId}-${events++}`,
          occurredAt: new Date(scene.now.getTime() + events * 1000),
          orderId: null,
          sessionId: null,
          paymentId,
          kind: 'disputed',
          disputeId: 'dp_1',
          disputedCents,
          standing: status,
        }),
    }
  }

  const ask = (number: number, amountCents?: number) => refund(number, 0, { amountCents })
  const sent = () => scene.provider.refunds.map(({ amountCents }) => amountCents)

  describe('an order', () => {
    it('is not refunded during a dispute, nor after it was lost', async () => {
      const { orderId, number, receive } = await paidOrder()
      await receive('open')
      expect(await ask(number)).toMatchObject({ refusal: { code: 'payment_disputed' } })
      await receive('lost')
      expect(await ask(number)).toMatchObject({ refusal: { code: 'no_refund_due' } })
      expect(await ask(number, 10_00)).toMatchObject({ refusal: { code: 'no_refund_due' } })
      await sendRefunds()
      expect(sent()).toEqual([])
      expect(await readOrder(scene.db, orderId)).toMatchObject({
        withdrawnCents: TOTAL,
        contestedCents: 0,
        needsAttention: ['dispute_lost'],
      })
    })

    it('is listed to be sent while some of its money is left, and when a dispute is won', async () => {
      const { number, receive } = await paidOrder()
      const isToSend = async () => (await listParcelsDue(scene.db)).some((each) => each.number === number)
      expect(await isToSend()).toBe(true)
      await receive('open')
      expect(await isToSend()).toBe(false)
      await receive('lost', 100_00)
      expect(await isToSend()).toBe(true)
      await receive('lost')
      expect(await isToSend()).toBe(false)
      await receive('reinstated')
      expect(await isToSend()).toBe(true)
    })

    it('is refunded after a lost dispute about a part up to the rest', async () => {
      const { number, receive } = await paidOrder()
      await receive('lost', 100_00)
      expect(await ask(number, TOTAL - 100_00 + 1)).toMatchObject({ refusal: { code: 'more_than_left' } })
      expect(await ask(number)).toEqual({ ok: true, value: { refundCents: TOTAL - 100_00 } })
      await sendRefunds()
      expect(sent()).toEqual([TOTAL - 100_00])
    })

    it('whose refund a dispute stopped is refunded once it is won', async () => {
      const { orderId, number, receive } = await paidOrder()
      await ask(number, 50_00)
      await receive('open')
      await sendRefunds()
      expect(sent()).toEqual([])
      await receive('won')
      await receive('reinstated')
      await sendRefunds()
      expect(sent()).toEqual([50_00])
      expect(await readOrder(scene.db, orderId)).toMatchObject({
        refundedCents: 50_00,
        contestedCents: 0,
        withdrawnCents: 0,
      })
    })

    it('whose refund a dispute stopped is not refunded when it is lost', async () => {
      const { number, receive } = await paidOrder()
      await ask(number)
      await receive('open')
      await receive('lost')
      await sendRefunds()
      expect(sent()).toEqual([])
    })

    it('counts a refund made before as refunded, not as withdrawn too', async () => {
      const { orderId, number, receive } = await paidOrder()
      await ask(number, 50_00)
      await sendRefunds()
      await receive('lost')
      expect(await readOrder(scene.db, orderId)).toMatchObject({
        refundedCents: 50_00,
        withdrawnCents: TOTAL - 50_00,
      })
    })

    it('whose refund the provider refuses because of a dispute is disputed, not failed', async () => {
      const { orderId, number } = await paidOrder()
      await ask(number)
      await scene.settleRefunds({ kind: 'disputed', reason: 'charge is disputed' })
      expect(await readOrder(scene.db, orderId)).toMatchObject({
        contestedCents: TOTAL,
        needsAttention: ['disputed'],
      })
    })

    it.each(['lost', 'won'] as const)(
      'of a dispute %s before it is reported as open is settled',
      async (closed) => {
        const { orderId, receive } = await paidOrder()
        expect([await receive(closed), await receive('open'), await receive('inquiry')]).toEqual([
          'applied',
          'unchanged',
          'unchanged',
        ])
        expect(await readOrder(scene.db, orderId)).toMatchObject({
          contestedCents: 0,
          needsAttention: [`dispute_${closed}`],
        })
      },
    )
  })
})

describe('vouchers after a partial refund', () => {
  const { paid } = scene

  const vouchersOf = async (orderId: string) =>
    ((await readOrder(scene.db, orderId))?.vouchers ?? []).map(({ balanceCents, voided }) => ({
      balanceCents,
      voided,
    }))

  const ask = (number: number, amountCents: number, refundedCents = 0) =>
    scene.refund(number, refundedCents, { amountCents })

  it('subtracts the refund from the voucher, which cannot pay until the provider has answered', async () => {
    const { orderId, number } = await paid([[namedCast.voucher200, 1]])
    expect(await ask(number, 199_99)).toMatchObject({ ok: true })
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: true }])
    await scene.settleRefunds()
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 1, voided: false }])
  })

  it('leaves the voucher unchanged when the provider refuses', async () => {
    const { orderId, number } = await paid([[namedCast.voucher200, 1]])
    await ask(number, 199_99)
    await scene.settleRefunds({ kind: 'failed', reason: 'no money on the account' })
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
  })

  it('voids one of two vouchers when the price of one was refunded, then the other one', async () => {
    const { orderId, number } = await paid([[namedCast.voucher200, 2]])
    await ask(number, 200_00)
    await scene.settleRefunds()
    const whole = { balanceCents: 200_00, voided: false }
    expect(await vouchersOf(orderId)).toEqual([whole, { balanceCents: 0, voided: true }])
    const { orders } = await listOrders(scene.db, { filter: 'all', q: '' }, 'de')
    expect(orders[0]?.vouchers.map(({ balanceCents, priceCents }) => [balanceCents, priceCents])).toEqual([
      [200_00, 200_00],
      [0, 200_00],
    ])
    await ask(number, 200_00, 200_00)
    await scene.settleRefunds()
    expect((await vouchersOf(orderId)).every(({ voided }) => voided)).toBe(true)
  })

  it('subtracts nothing from the voucher while the other articles cover the refund', async () => {
    const { orderId, number } = await paid([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    await ask(number, 89_00)
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 200_00, voided: false }])
    await scene.settleRefunds()
    await ask(number, 50_00, 89_00)
    await scene.settleRefunds()
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 150_00, voided: false }])
  })

  it('counts once when the provider reports the same refund many times simultaneously, also without our request', async () => {
    const { orderId } = await paid([[namedCast.voucher200, 1]])
    await Promise.all(
      Array.from({ length: 8 }, () => scene.receive(orderId, { kind: 'refunded', refundedCents: 80_00 })),
    )
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 120_00, voided: false }])
  })

  it('issues vouchers less what was refunded before the payment was reported', async () => {
    const orderId = await scene.place([[namedCast.voucher200, 1]])
    await scene.receive(orderId, { kind: 'refunded', refundedCents: 60_00 })
    await scene.receive(orderId, { kind: 'paid', amountCents: 200_00 })
    expect(await vouchersOf(orderId)).toEqual([{ balanceCents: 140_00, voided: false }])
  })
})
