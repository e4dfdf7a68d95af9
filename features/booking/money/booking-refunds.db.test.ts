import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { openRefundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { listWaitingBookings } from '../staff/staff-waiting-bookings.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { recordInvoicePaid, recordRefunded, retryRefund } from '../staff/staff-settle-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: RefundScene

beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.provider.reset())

describe('a cancelled booking', () => {
  it('is due a refund with the cancellation, and the provider sends it', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 2 })
    await cancelBooking(scene.deps, id)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_due', refundedCents: 0 })
    expect(await scene.refundsOf(paymentId)).toMatchObject([
      { state: 'owed', amountCents: 400_00, subjectId: id },
    ])
    await scene.work(paymentId)
    expect(scene.provider.requests).toMatchObject([
      { paymentId, orderId: id, amountCents: 400_00, again: false },
    ])
    expect(await scene.stored(id)).toMatchObject({ refundedCents: 400_00 })
    await scene.expectSettled(id)
  })

  it('whose refund is unanswered for a day is reported to the owner once, and retried', async () => {
    const { id, event, paymentId } = await scene.paidBooking()
    const other = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'away'
    const tryOnce = () => expect(scene.work(paymentId)).rejects.toThrow('ECONNREFUSED')
    const waiting = async () => {
      const rows = await listWaitingBookings(scene.deps.db, scene.deps.clock())
      return rows.filter((row) => row.id === id || row.id === other.id)
    }
    const isStuck = async () => {
      const booked = { id: event, startsLocal: '2027-01-01 09:00:00', cancelled: false }
      const rows = await readStaffBookings(scene.deps.db, scene.deps, booked, scene.deps.clock())
      return rows.find((row) => row.id === id)?.refundStuck
    }
    scene.later(23 * 60)
    await tryOnce()
    expect([await waiting(), await isStuck()]).toEqual([[], false])
    const before = (await scene.noticesOf(id)).length
    scene.later(61)
    await tryOnce()
    scene.later(61)
    await tryOnce()
    expect((await scene.noticesOf(id)).slice(before)).toEqual([`${scene.deps.ownerEmail()} refund_stuck`])
    expect(await waiting()).toMatchObject([{ id, payment: 'refund_due', refundStuck: true }])
    expect(await isStuck()).toBe(true)

    scene.provider.answer = 'yes'
    await scene.work(paymentId)
    expect([await waiting(), await isStuck()]).toEqual([[], false])
    await scene.expectSettled(id)
  })

  it('keeps the fee of the terms', async () => {
    const { id, paymentId } = await scene.paidBooking({}, 10)
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(scene.total()).toBe(100_00)
    expect(await scene.stored(id)).toMatchObject({ feeCents: 100_00, refundedCents: 100_00 })
    await scene.expectSettled(id)
  })

  it('refunds the voucher its part and the card the rest; the voucher ledger sums up', async () => {
    const { code, id: voucherId } = await scene.voucher({ kind: 'value', amountCents: 150_00 })
    const { id, paymentId } = await scene.paidBooking({ voucher: code })
    expect(await scene.balanceOf(voucherId)).toBe(0)
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(await scene.balanceOf(voucherId)).toBe(150_00)
    expect(scene.total()).toBe(50_00)
    const { rows } = await scene.test.database.$client.query(
      'select sum(amount_cents)::int as sum from voucher_entries where booking_id = $1',
      [id],
    )
    expect(rows).toEqual([{ sum: 0 }])
    await scene.expectSettled(id)
  })

  it('twice at once enqueues one refund', async () => {
    const { id, paymentId } = await scene.paidBooking()
    const results = await Promise.all([1, 2, 3].map(() => cancelBooking(scene.deps, id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all([scene.work(paymentId), scene.work(paymentId), scene.work(paymentId)])
    expect(scene.total()).toBe(200_00)
    expect(await scene.refundsOf(paymentId)).toHaveLength(1)
    await scene.expectSettled(id)
  })

  it('that was paid by bank is refunded by hand, and the provider is not called', async () => {
    const event = await scene.event()
    const result = await scene.book(event)
    if (!result.ok) throw new Error(result.refusal.code)
    const { id } = result.value.booking
    await recordInvoicePaid(scene.deps, id, STAFF)
    await cancelBooking(scene.deps, id)
    expect(scene.provider.requests).toEqual([])
    expect(await recordRefunded(scene.deps, id, STAFF)).toMatchObject({ ok: true })
    expect(await recordRefunded(scene.deps, id, STAFF)).toMatchObject({ refusal: { code: 'no_refund_due' } })
    await scene.expectSettled(id)
  })
})

describe('fewer people', () => {
  it('one after the other get their part, never more than was paid', async () => {
    const { id, paymentId } = await scene.paidBooking({ people: 4 })
    await changePeople(scene.deps, id, 3)
    // The first refund is still pending, so the second waits.
    await changePeople(scene.deps, id, 1)
    expect(await scene.refundsOf(paymentId)).toHaveLength(1)
    await scene.work(paymentId)
    expect((await scene.refundsOf(paymentId)).map(({ amountCents }) => amountCents)).toEqual([200_00, 400_00])
    await scene.expectSettled(id)
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    expect(scene.total()).toBe(800_00)
    await scene.expectSettled(id)
  })

  it('cannot be marked as refunded by hand while the provider is sending it', async () => {
    const { id } = await scene.paidBooking({ people: 2 })
    await changePeople(scene.deps, id, 1)
    expect(await recordRefunded(scene.deps, id, STAFF)).toMatchObject({ refusal: { code: 'no_refund_due' } })
  })
})

describe('a refund that is refused', () => {
  it('is reported to the owner, not to the customer, and can be sent again or by hand', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    scene.provider.answer = 'no'
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 0 })
    const notices = await scene.noticesOf(id)
    expect(notices.filter((line) => line.endsWith('refund_failed'))).toEqual([
      'owner@example.ch refund_failed',
    ])
    await retryRefund(scene.deps, id, STAFF)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_due' })
    await scene.work(paymentId)
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed' })
    expect(await recordRefunded(scene.deps, id, STAFF)).toMatchObject({ ok: true })
    await scene.expectSettled(id)
  })

  it('after it was promised is due again', async () => {
    const { id, paymentId } = await scene.paidBooking()
    await cancelBooking(scene.deps, id)
    await scene.work(paymentId)
    const [refund] = await scene.refundsOf(paymentId)
    const lost = {
      ...scene.about(id, paymentId),
      kind: 'refund_failed',
      refundId: refund?.refundId ?? '',
      amountCents: refund?.amountCents ?? 0,
    } as const
    expect(await recordBookingPayment(scene.deps, lost)).toBe('applied')
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed', refundedCents: 0 })
    await retryRefund(scene.deps, id, STAFF)
    await scene.work(paymentId)
    await scene.expectSettled(id)
  })
})

it('an event that we call off refunds everybody in full', async () => {
  const first = await scene.paidBooking({ people: 2 }, 1)
  const second = await scene.book(first.event, { way: 'online', email: 'zwei@example.ch' })
  if (!second.ok) throw new Error(second.refusal.code)
  const { booking } = second.value
  await scene.pay(booking, 200_00, `pay-${booking.id}`)
  await scene.deps.db.transaction(async (tx) => {
    await scene.deps.events.lock(tx, first.event)
    await tx.update(events).set({ state: 'cancelled' }).where(eq(events.id, first.event))
    await cancelBookingsOfEvent(tx, scene.deps, first.event, STAFF)
  })
  await scene.work(first.paymentId)
  await scene.work(`pay-${booking.id}`)
  expect(scene.total()).toBe(600_00)
  await scene.expectSettled(first.id)
  await scene.expectSettled(booking.id)
})

it('money paid twice is refunded from the second payment', async () => {
  const { id } = await scene.paidBooking()
  await scene.pay({ id }, 200_00, `again-${id}`)
  await scene.work(`again-${id}`)
  expect(scene.provider.requests).toMatchObject([{ paymentId: `again-${id}`, amountCents: 200_00 }])
  expect(await scene.stored(id)).toMatchObject({ state: 'confirmed', payment: 'refunded' })
})

it('one payment reported by two events counts once', async () => {
  const { id, paymentId } = await scene.paidBooking()
  expect(await scene.pay({ id }, 200_00, paymentId)).toBe('unchanged')
  expect(await scene.stored(id)).toMatchObject({ paidCents: 200_00, payment: 'paid' })
})
