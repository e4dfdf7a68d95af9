import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { refundDueCents } from '../booking.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { closePaymentPage } from './payment-page.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const {
  deps,
  voucher: newVoucher,
  booked,
  event: newEvent,
  expectBalance,
  expectStored,
  test: testDatabase,
  stored,
  expectNews,
} = await forThisFile(openBookingScene())

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
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 250_00 })
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
    expect(await accepted(cancelBooking(deps, booking.id))).toMatchObject({
      feeCents: 100_00,
      voucherCents: 0,
      paidCents: 0,
      payment: 'invoiced',
    })
    await expectBalance(id, 180_00)
  })

  it('that was returned does not let a late payment of the rest buy the whole', async () => {
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 150_00 })
    const { booking } = await booked(await newEvent(), { voucher: code, way: 'online' })
    await releaseBooking(deps, booking.id, 'hold over')
    await expectBalance(id, 150_00)
    await paid(booking.id, 50_00)
    await expectStored(booking.id, { state: 'cancelled', payment: 'refund_due' })
  })

  it('stays void when a booking that used it is cancelled after its order was refunded', async () => {
    const { code, id } = await newVoucher({ kind: 'value', amountCents: 250_00 })
    const { booking } = await booked(await newEvent(), { voucher: code })
    const { voidVouchers } = await import('#features/voucher/void-vouchers.server.ts')
    const { rows } = await testDatabase.database.$client.query(
      'select order_line_id from vouchers where id = $1',
      [id],
    )
    await deps.db.transaction((tx) => voidVouchers(tx, [rows[0].order_line_id], deps.clock()))
    await cancelBooking(deps, booking.id)
    await expectBalance(id, 0)
  })
})

describe('reducing the people', () => {
  it('and then cancelling costs the same as cancelling all at once', async () => {
    const { booking } = await booked(await newEvent({ days: 10 }), { people: 4 })
    expect(await accepted(changePeople(deps, booking.id, 1))).toMatchObject({ totalCents: 500_00 })
    expect(await accepted(cancelBooking(deps, booking.id))).toMatchObject({ feeCents: 400_00 })
  })

  it('does not raise the price of the others', async () => {
    const { booking } = await booked(await newEvent({ days: 10 }), { people: 4 })
    await changePeople(deps, booking.id, 2)
    expect(await accepted(changePeople(deps, booking.id, 3))).toMatchObject({ totalCents: 800_00 })
    expect(await accepted(changePeople(deps, booking.id, 2))).toMatchObject({ totalCents: 700_00 })
  })

  it('refunds what was paid, no more, and the refund settles it', async () => {
    const { booking } = await booked(await newEvent(), { people: 3, way: 'online' })
    await paid(booking.id, 600_00)
    await changePeople(deps, booking.id, 2)
    expect(refundDueCents(await stored(booking.id))).toBe(200_00)
    await refunded(booking.id, 200_00)
    await expectStored(booking.id, { state: 'confirmed', payment: 'refunded' })
  })
})

describe('a payment', () => {
  it('that arrives twice is refunded once, and sends no cancellation mail', async () => {
    const email = 'doppelt@example.ch'
    const { booking } = await booked(await newEvent(), { way: 'online', email })
    await paid(booking.id, 200_00)
    await paid(booking.id, 200_00)
    const row = await stored(booking.id)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'refund_due' })
    expect(refundDueCents(row)).toBe(200_00)
    await expectNews(email, ['confirmed'])
  })

  it('refunded after a move settles the booking that took the money along', async () => {
    const { booking } = await booked(await newEvent(), { way: 'online' })
    await paid(booking.id, 200_00)
    const later = await moved(booking.id, await newEvent({ days: 40 }))
    await cancelBooking(deps, later.id)
    await expectStored(later.id, { payment: 'refund_due' })
    await refunded(booking.id, 200_00)
    await expectStored(later.id, { payment: 'refunded' })
  })

  it('too late does not confirm a booking of a called-off event', async () => {
    const event = await newEvent()
    const { booking } = await booked(event, { way: 'online' })
    await releaseBooking(deps, booking.id, 'hold over')
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await paid(booking.id, 200_00)
    await expectStored(booking.id, { state: 'cancelled', payment: 'refund_due' })
  })

  it('can no longer be made once the customer has cancelled and the job ran', async () => {
    const { booking } = await booked(await newEvent(), { way: 'online' })
    await closePaymentPage(deps, booking.id)
    await cancelBooking(deps, booking.id)
    const stateOf = async () =>
      (await deps.db.execute(sql`select state from testkasse_sessions where order_id = ${booking.id}`)).rows
    expect(await stateOf()).toEqual([{ state: 'open' }])
    await closePaymentPage(deps, booking.id)
    expect(await stateOf()).toEqual([{ state: 'expired' }])
  })
})

describe('an event that we call off', () => {
  it('costs its customers nothing', async () => {
    const event = await newEvent({ days: 1 })
    const { booking } = await booked(event, { way: 'online' })
    await paid(booking.id, 200_00)
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    expect(await accepted(cancelBooking(deps, booking.id))).toMatchObject({
      feeCents: 0,
      payment: 'refund_due',
    })
  })

  it('confirms no offered places', async () => {
    const event = await newEvent({ places: 1 })
    const first = await booked(event)
    const next = await booked(event, { waitIfFull: true })
    await cancelBooking(deps, first.booking.id)
    await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await expectRefused(acceptOffer(deps, next.booking.id), 'offer_over')
  })
})

it('an offered place of a free event is confirmed without a payment', async () => {
  const event = await newEvent({ places: 1, priceCents: 0 })
  const first = await booked(event, { way: 'online' })
  const next = await booked(event, { way: 'online', waitIfFull: true })
  await cancelBooking(deps, first.booking.id)
  expect(await acceptOffer(deps, next.booking.id)).toEqual({ ok: true, value: { payUrl: null } })
  await expectStored(next.booking.id, { state: 'confirmed', payment: 'nothing_due' })
})
