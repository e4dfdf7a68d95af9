import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { refundDueCents } from '../booking.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { closePaymentPage } from './payment-page.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import { expectAccepted, accepted, expectRefused } from '#test/results.ts'

const {
  deps,
  voucher: newVoucher,
  booked,
  event: newEvent,
  expectBalance,
  expectStored,
  stored,
  expectNews,
} = await bookingScene()

const payments = new Map<string, string>()

const head = (bookingId: string) => ({
  id: crypto.randomUUID(),
  occurredAt: deps.clock(),
  orderId: bookingId,
  sessionId: null,
  paymentId: payments.get(bookingId) ?? null,
})

const paid = (bookingId: string, amountCents: number) => {
  payments.set(bookingId, crypto.randomUUID())
  return recordBookingPayment(deps, {
    ...head(bookingId),
    kind: 'paid',
    amountCents,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  })
}

const refunded = (bookingId: string, refundedCents: number) =>
  recordBookingPayment(deps, { ...head(bookingId), kind: 'refunded', refundedCents })

async function moved(bookingId: string, to: string): Promise<StoredBooking> {
  const result = await accepted(moveBooking(deps, bookingId, to))
  return result
}

describe('a voucher', () => {
  it('is returned from a moved booking, after any number of moves', async () => {
    const { code, id } = await newVoucher(250_00)
    const { booking } = await booked(await newEvent(), { voucher: code })
    const once = await moved(booking.id, await newEvent({ days: 40 }))
    const twice = await moved(once.id, await newEvent({ days: 50 }))
    await expectBalance(id, 50_00)
    await cancelBooking(deps, twice.id)
    await expectBalance(id, 250_00)
  })

  it('of a course is returned from a moved booking with its own value', async () => {
    const { code, id } = await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking } = await booked(await newEvent(), { voucher: code })
    const later = await moved(booking.id, await newEvent({ days: 40 }))
    await expectBalance(id, 0)
    await cancelBooking(deps, later.id)
    await expectBalance(id, 180_00)
  })

  it('of a course is returned whole, so the fee is due in money', async () => {
    const { code, id } = await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking } = await booked(await newEvent({ days: 10 }), { voucher: code })
    await expectAccepted(cancelBooking(deps, booking.id), {
      feeCents: 100_00,
      voucherCents: 0,
      paidCents: 0,
      payment: 'invoiced',
    })
    await expectBalance(id, 180_00)
  })

  it('that was returned does not let a late payment of the rest buy the whole', async () => {
    const { code, id } = await newVoucher(150_00)
    const { booking } = await booked(await newEvent(), { voucher: code, way: 'online' })
    await releaseBooking(deps, booking.id, 'hold over')
    await expectBalance(id, 150_00)
    await paid(booking.id, 50_00)
    await expectStored(booking.id, { state: 'cancelled', payment: 'refund_due' })
  })
})

describe('reducing the people', () => {
  it('and then cancelling costs the same as cancelling all at once', async () => {
    const { id } = await booked(await newEvent({ days: 10 }), { people: 4 })
    await expectAccepted(changePeople(deps, id, 1), { totalCents: 500_00 })
    await expectAccepted(cancelBooking(deps, id), { feeCents: 400_00 })
  })

  it('does not raise the price of the others', async () => {
    const { id } = await booked(await newEvent({ days: 10 }), { people: 4 })
    await changePeople(deps, id, 2)
    await expectAccepted(changePeople(deps, id, 3), { totalCents: 800_00 })
    await expectAccepted(changePeople(deps, id, 2), { totalCents: 700_00 })
  })

  it('refunds what was paid, no more, and the refund settles it', async () => {
    const { id } = await booked(await newEvent(), { people: 3, way: 'online' })
    await paid(id, 600_00)
    await changePeople(deps, id, 2)
    expect(refundDueCents(await stored(id))).toBe(200_00)
    await refunded(id, 200_00)
    await expectStored(id, { state: 'confirmed', payment: 'refunded' })
  })
})

describe('a payment', () => {
  it('that arrives twice is refunded once, and sends no cancellation mail', async () => {
    const email = 'doppelt@example.ch'
    const { id } = await booked(await newEvent(), { way: 'online', email })
    await paid(id, 200_00)
    await paid(id, 200_00)
    const row = await stored(id)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'refund_due' })
    expect(refundDueCents(row)).toBe(200_00)
    await expectNews(email, ['confirmed'])
  })

  it('refunded after a move settles the booking that took the money along', async () => {
    const { id } = await booked(await newEvent(), { way: 'online' })
    await paid(id, 200_00)
    const later = await moved(id, await newEvent({ days: 40 }))
    await cancelBooking(deps, later.id)
    await expectStored(later.id, { payment: 'refund_due' })
    await refunded(id, 200_00)
    await expectStored(later.id, { payment: 'refunded' })
  })

  it('too late does not confirm a booking of a called-off event', async () => {
    const event = await newEvent()
    const { id } = await booked(event, { way: 'online' })
    await releaseBooking(deps, id, 'hold over')
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await paid(id, 200_00)
    await expectStored(id, { state: 'cancelled', payment: 'refund_due' })
  })

  it('can no longer be made once the customer has cancelled and the job ran', async () => {
    const { id } = await booked(await newEvent(), { way: 'online' })
    await closePaymentPage(deps, id)
    await cancelBooking(deps, id)
    const stateOf = async () =>
      (await deps.db.execute(sql`select state from testkasse_sessions where order_id = ${id}`)).rows
    expect(await stateOf()).toEqual([{ state: 'open' }])
    await closePaymentPage(deps, id)
    expect(await stateOf()).toEqual([{ state: 'expired' }])
  })
})

describe('an event that we call off', () => {
  it('costs its customers nothing', async () => {
    const event = await newEvent({ days: 1 })
    const { id } = await booked(event, { way: 'online' })
    await paid(id, 200_00)
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await expectAccepted(cancelBooking(deps, id), {
      feeCents: 0,
      payment: 'refund_due',
    })
  })

  it('confirms no offered places', async () => {
    const event = await newEvent({ places: 1 })
    const first = await booked(event)
    const next = await booked(event, { waitIfFull: true })
    await cancelBooking(deps, first.id)
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await expectRefused(acceptOffer(deps, next.id), 'offer_over')
  })
})

it('an offered place of a free event is confirmed without a payment', async () => {
  const event = await newEvent({ places: 1, priceCents: 0 })
  const first = await booked(event, { way: 'online' })
  const next = await booked(event, { way: 'online', waitIfFull: true })
  await cancelBooking(deps, first.id)
  expect(await acceptOffer(deps, next.id)).toEqual({ ok: true, value: { payUrl: null } })
  await expectStored(next.id, { state: 'confirmed', payment: 'nothing_due' })
})
