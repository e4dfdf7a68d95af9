import { describe, expect, it } from 'vitest'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { listParcelsDue } from '#features/order/staff/list-orders-to-send.server.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
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
