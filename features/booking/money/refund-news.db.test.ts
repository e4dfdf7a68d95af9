import { beforeEach, describe, expect, it } from 'vitest'
import { refundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { accepted } from '#test/results.ts'

const {
  provider,
  paidBooking,
  reportRefund,
  deps,
  work,
  expectStored,
  refundsOf,
  expectSettled,
  total,
  about,
  event: newEvent,
  book,
  reportDispute,
} = await refundScene()
beforeEach(() => provider.reset())

describe('the provider’s refund event', () => {
  it('that arrives before our record of the refund is counted once', async () => {
    const { id, paymentId } = await paidBooking()
    provider.between = ({ amountCents }) => reportRefund(id, paymentId, amountCents)
    await cancelBooking(deps, id)
    await work(paymentId)
    await expectStored(id, { refundedCents: 200_00 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done', refundId: expect.any(String) }])
    await expectSettled(id)
  })

  it('that arrives later, twice and in the wrong order changes nothing more', async () => {
    const { id, paymentId } = await paidBooking({ people: 3 })
    await changePeople(deps, id, 2)
    await work(paymentId)
    await cancelBooking(deps, id)
    await work(paymentId)
    expect(await reportRefund(id, paymentId, 600_00)).toBe('unchanged')
    expect(await reportRefund(id, paymentId, 200_00)).toBe('unchanged')
    await expectStored(id, { refundedCents: 600_00 })
    expect(total()).toBe(600_00)
  })

  it('of a refund made in its dashboard leaves nothing to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 200_00)
    await work(paymentId)
    expect(provider.requests).toEqual([])
    await expectSettled(id)
  })

  it('that has only the payment id finds its booking', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    const event = {
      ...about(id, paymentId),
      orderId: null,
      kind: 'refunded',
      refundedCents: 200_00,
    } as const
    expect(await recordBookingPayment(deps, event)).toBe('applied')
    await expectSettled(id)
  })

  it('of part of it, before ours was requested, leaves only the rest to send', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 50_00)
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'failed' },
      { state: 'owed', amountCents: 150_00 },
    ])
    await work(paymentId)
    expect(total()).toBe(150_00)
    await expectSettled(id)
  })

  it('of part of it, when ours may have left too, stops everything until staff check it', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    await reportRefund(id, paymentId, 50_00)
    provider.answer = 'yes'
    await work(paymentId)
    expect(provider.sent.size).toBe(0)
    await expectStored(id, { payment: 'refund_failed', refundedCents: 50_00 })
  })

  it('that overtakes the payment is retried', async () => {
    const event = await newEvent()
    const result = await accepted(book(event, { way: 'online' }))
    const { id } = result.booking
    expect(await reportRefund(id, `early-${id}`, 200_00)).toBe('unknown_payment')
    expect(await reportDispute(`early-${id}`, 'open')).toBe('unknown_booking')
  })

  it('of a refund of its dashboard that fails makes the money due again, once, and tells the owner', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    await reportRefund(id, paymentId, 200_00)
    await expectSettled(id)
    const failed = () =>
      recordBookingPayment(deps, {
        ...about(id, paymentId),
        kind: 'refund_failed',
        refundId: `re-${id}`,
        amountCents: 200_00,
      })
    await failed()
    await failed()
    await expectStored(id, { payment: 'refund_failed', refundedCents: 0 })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done' }, { state: 'failed' }])
  })

  it('follows a booking that was moved', async () => {
    const { id, paymentId } = await paidBooking()
    const moved = await accepted(moveBooking(deps, id, await newEvent({ days: 40 })))
    await cancelBooking(deps, moved.id)
    await work(paymentId)
    await reportRefund(id, paymentId, 200_00)
    await expectSettled(moved.id)
    await expectStored(id, { state: 'moved', paidCents: 0, refundedCents: 0 })
  })
})

describe('a crash', () => {
  it('between the provider’s answer and our record leads to the same refund', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.between = () => Promise.reject(new Error('killed'))
    await expect(work(paymentId)).rejects.toThrow('killed')
    await expectStored(id, { payment: 'refund_due' })
    provider.between = async () => {}
    await work(paymentId)
    expect(provider.requests.map(({ again }) => again)).toEqual([false, true])
    expect(new Set(provider.requests.map(({ key }) => key)).size).toBe(1)
    expect(total()).toBe(200_00)
    await expectSettled(id)
  })

  it('of a provider’s connection leads to a retry', async () => {
    const { id, paymentId } = await paidBooking()
    await cancelBooking(deps, id)
    provider.answer = 'away'
    await expect(work(paymentId)).rejects.toThrow('ECONNREFUSED')
    expect(await refundsOf(paymentId)).toMatchObject([
      { state: 'owed', attempts: 1, lastError: 'ECONNREFUSED' },
    ])
    provider.answer = 'yes'
    await work(paymentId)
    await expectSettled(id)
  })
})
