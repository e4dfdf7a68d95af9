import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'

let scene: RefundScene

beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.provider.reset())

describe('the provider’s refund event', () => {
  it('that arrives before our record of the refund is counted once', async () => {
    const { id, paymentId } = await scene.paidBooking()
    scene.provider.between = ({ amountCents }) => scene.reportRefund(id, paymentId, amountCents)
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 200_00 })
    expect(await scene.refundsOf(paymentId)).toMatchObject([{ state: 'done', refundId: expect.any(String) }])
    await scene.expectSettled(id)
  })

  it('that arrives later, twice and in the wrong order changes nothing more', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 3 })
    await changePeople(scene.deps, id, 2)
    await scene.work(paymentId)
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(await scene.reportRefund(id, paymentId, 600_00)).toBe('unchanged')
    expect(await scene.reportRefund(id, paymentId, 200_00)).toBe('unchanged')
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 600_00 })
    expect(scene.total()).toBe(600_00)
  })

  it('of a refund made in its dashboard leaves nothing to send', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    await scene.reportRefund(id, paymentId, 200_00)
    await scene.work(paymentId)
    expect(scene.provider.requests).toEqual([])
    await scene.expectSettled(id)
  })

  it('that has only the payment id finds its booking', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    const event = {
      ...scene.about(id, paymentId),
      orderId: null,
      kind: 'refunded',
      refundedCents: 200_00,
    } as const
    expect(await recordBookingPayment(scene.deps, event)).toBe('applied')
    await scene.expectSettled(id)
  })

  it('of part of it, before ours was requested, leaves only the rest to send', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    await scene.reportRefund(id, paymentId, 50_00)
    expect(await scene.refundsOf(paymentId)).toMatchObject([
      { state: 'failed' },
      { state: 'owed', amountCents: 150_00 },
    ])
    await scene.work(paymentId)
    expect(scene.total()).toBe(150_00)
    await scene.expectSettled(id)
  })

  it('of part of it, when ours may have left too, stops everything until staff check it', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'away'
    await expect(scene.work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await scene.reportRefund(id, paymentId, 50_00)
    scene.provider.answer = 'yes'
    await scene.work(paymentId)
    expect(scene.provider.sent.size).toBe(0)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 50_00 })
  })

  it('that overtakes the payment is retried', async () => {
    const event = await scene.event()
    const result = await scene.book(event, { way: 'online' })
    if (!result.ok) throw new Error(result.refusal.code)
    const { id } = result.value.booking
    expect(await scene.reportRefund(id, `early-${id}`, 200_00)).toBe('unknown_payment')
    expect(await scene.reportDispute(`early-${id}`, 'open')).toBe('unknown_booking')
  })

  it('of a refund of its dashboard that fails makes the money due again, once, and tells the owner', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    await scene.reportRefund(id, paymentId, 200_00)
    await scene.expectSettled(id)
    const failed = () =>
      recordBookingPayment(scene.deps, {
        ...scene.about(id, paymentId),
        kind: 'refund_failed',
        refundId: `re-${id}`,
        amountCents: 200_00,
      })
    await failed()
    await failed()
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 0 })
    expect(await scene.refundsOf(paymentId)).toMatchObject([{ state: 'done' }, { state: 'failed' }])
  })

  it('follows a booking that was moved', async () => {
    const { id, paymentId } = await scene.paidBooking()
    const moved = await moveBooking(scene.deps, id, await scene.event({ days: 40 }))
    if (!moved.ok) throw new Error(moved.refusal.code)
    await cancelBooking(scene.deps, moved.value.id)
    await scene.work(paymentId)
    await scene.reportRefund(id, paymentId, 200_00)
    await scene.expectSettled(moved.value.id)
    expect(await scene.stored(id)).toMatchObject({ state: 'moved', paidCents: 0, refundedCents: 0 })
  })
})

describe('a crash', () => {
  it('between the provider’s answer and our record leads to the same refund', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    scene.provider.between = () => Promise.reject(new Error('killed'))
    await expect(scene.work(paymentId)).rejects.toThrow('killed')
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_due' })
    scene.provider.between = async () => {}
    await scene.work(paymentId)
    expect(scene.provider.requests.map(({ again }) => again)).toEqual([false, true])
    expect(new Set(scene.provider.requests.map(({ key }) => key)).size).toBe(1)
    expect(scene.total()).toBe(200_00)
    await scene.expectSettled(id)
  })

  it('of a provider’s connection leads to a retry', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'away'
    await expect(scene.work(paymentId)).rejects.toThrow('ECONNREFUSED')
    expect(await scene.refundsOf(paymentId)).toMatchObject([
      { state: 'owed', attempts: 1, lastError: 'ECONNREFUSED' },
    ])
    scene.provider.answer = 'yes'
    await scene.work(paymentId)
    await scene.expectSettled(id)
  })
})
