import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { refundDueCents } from '../booking.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { recordBookingPayment } from './record-booking-payment.server.ts'
import { closePaymentPage } from './close-payment-page.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

const payments = new Map<string, string>()

const head = (bookingId: string) => ({
  id: crypto.randomUUID(),
  occurredAt: scene.deps.clock(),
  orderId: bookingId,
  sessionId: null,
  paymentId: payments.get(bookingId) ?? null,
})

const paid = (bookingId: string, amountCents: number) => {
  payments.set(bookingId, crypto.randomUUID())
  return recordBookingPayment(scene.deps, {
    ...head(bookingId),
    kind: 'paid',
    amountCents,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  })
}

const refunded = (bookingId: string, refundedCents: number) =>
  recordBookingPayment(scene.deps, { ...head(bookingId), kind: 'refunded', refundedCents })

async function moved(bookingId: string, to: string): Promise<StoredBooking> {
  const result = await moveBooking(scene.deps, bookingId, to)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('a voucher', () => {
  it('is returned from a moved booking, after any number of moves', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
    const { booking } = await scene.booked(await scene.event(), { voucher: code })
    const once = await moved(booking.id, await scene.event({ days: 40 }))
    const twice = await moved(once.id, await scene.event({ days: 50 }))
    expect(await scene.balanceOf(id)).toBe(50_00)
    await cancelBooking(scene.deps, twice.id)
    expect(await scene.balanceOf(id)).toBe(250_00)
  })

  it('of a course is returned from a moved booking with its own value', async () => {
    const { code, id } = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking } = await scene.booked(await scene.event(), { voucher: code })
    const later = await moved(booking.id, await scene.event({ days: 40 }))
    expect(await scene.balanceOf(id)).toBe(0)
    await cancelBooking(scene.deps, later.id)
    expect(await scene.balanceOf(id)).toBe(180_00)
  })

  it('of a course is returned whole, so the fee is due in money', async () => {
    const { code, id } = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { booking } = await scene.booked(await scene.event({ days: 10 }), { voucher: code })
    const cancelled = await cancelBooking(scene.deps, booking.id)
    expect(cancelled).toMatchObject({
      value: { feeCents: 100_00, voucherCents: 0, paidCents: 0, payment: 'invoiced' },
    })
    expect(await scene.balanceOf(id)).toBe(180_00)
  })

  it('that was returned does not let a late payment of the rest buy the whole', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 150_00 })
    const { booking } = await scene.booked(await scene.event(), { voucher: code, way: 'online' })
    await releaseBooking(scene.deps, booking.id, 'hold over')
    expect(await scene.balanceOf(id)).toBe(150_00)
    await paid(booking.id, 50_00)
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'cancelled', payment: 'refund_due' })
  })

  it('stays void when a booking that used it is cancelled after its order was refunded', async () => {
    const { code, id } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
    const { booking } = await scene.booked(await scene.event(), { voucher: code })
    const { voidVouchers } = await import('#features/voucher/void-vouchers.server.ts')
    const { rows } = await scene.test.database.$client.query(
      'select order_line_id from vouchers where id = $1',
      [id],
    )
    await scene.deps.db.transaction((tx) => voidVouchers(tx, [rows[0].order_line_id], scene.deps.clock()))
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.balanceOf(id)).toBe(0)
  })
})

describe('reducing the people', () => {
  it('and then cancelling costs the same as cancelling all at once', async () => {
    const { booking } = await scene.booked(await scene.event({ days: 10 }), { people: 4 })
    expect(await changePeople(scene.deps, booking.id, 1)).toMatchObject({ value: { totalCents: 500_00 } })
    expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({ value: { feeCents: 400_00 } })
  })

  it('does not raise the price of the others', async () => {
    const { booking } = await scene.booked(await scene.event({ days: 10 }), { people: 4 })
    await changePeople(scene.deps, booking.id, 2)
    expect(await changePeople(scene.deps, booking.id, 3)).toMatchObject({ value: { totalCents: 800_00 } })
    expect(await changePeople(scene.deps, booking.id, 2)).toMatchObject({ value: { totalCents: 700_00 } })
  })

  it('refunds what was paid, no more, and the refund settles it', async () => {
    const { booking } = await scene.booked(await scene.event(), { people: 3, way: 'online' })
    await paid(booking.id, 600_00)
    await changePeople(scene.deps, booking.id, 2)
    expect(refundDueCents(await scene.stored(booking.id))).toBe(200_00)
    await refunded(booking.id, 200_00)
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'confirmed', payment: 'refunded' })
  })
})

describe('a payment', () => {
  it('that arrives twice is refunded once, and sends no cancellation mail', async () => {
    const email = 'doppelt@example.ch'
    const { booking } = await scene.booked(await scene.event(), { way: 'online', email })
    await paid(booking.id, 200_00)
    await paid(booking.id, 200_00)
    const row = await scene.stored(booking.id)
    expect(row).toMatchObject({ state: 'confirmed', payment: 'refund_due' })
    expect(refundDueCents(row)).toBe(200_00)
    expect(await scene.newsTo(email)).toEqual(['confirmed'])
  })

  it('refunded after a move settles the booking that took the money along', async () => {
    const { booking } = await scene.booked(await scene.event(), { way: 'online' })
    await paid(booking.id, 200_00)
    const later = await moved(booking.id, await scene.event({ days: 40 }))
    await cancelBooking(scene.deps, later.id)
    expect(await scene.stored(later.id)).toMatchObject({ payment: 'refund_due' })
    await refunded(booking.id, 200_00)
    expect(await scene.stored(later.id)).toMatchObject({ payment: 'refunded' })
  })

  it('too late does not confirm a booking of a called-off event', async () => {
    const event = await scene.event()
    const { booking } = await scene.booked(event, { way: 'online' })
    await releaseBooking(scene.deps, booking.id, 'hold over')
    await scene.deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    await paid(booking.id, 200_00)
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'cancelled', payment: 'refund_due' })
  })

  it('can no longer be made once the customer has cancelled and the job ran', async () => {
    const { booking } = await scene.booked(await scene.event(), { way: 'online' })
    await closePaymentPage(scene.deps, booking.id)
    await cancelBooking(scene.deps, booking.id)
    const stateOf = async () =>
      (await scene.deps.db.execute(sql`select state from testkasse_sessions where order_id = ${booking.id}`))
        .rows
    expect(await stateOf()).toEqual([{ state: 'open' }])
    await closePaymentPage(scene.deps, booking.id)
    expect(await stateOf()).toEqual([{ state: 'expired' }])
  })
})

describe('an event that we call off', () => {
  it('costs its customers nothing', async () => {
    const event = await scene.event({ days: 1 })
    const { booking } = await scene.booked(event, { way: 'online' })
    await paid(booking.id, 200_00)
    await scene.deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({
      value: { feeCents: 0, payment: 'refund_due' },
    })
  })

  it('confirms no offered places', async () => {
    const event = await scene.event({ places: 1 })
    const first = await scene.booked(event)
    const next = await scene.booked(event, { waitIfFull: true })
    await cancelBooking(scene.deps, first.booking.id)
    await scene.deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event))
    expect(await acceptOffer(scene.deps, next.booking.id)).toMatchObject({ refusal: { code: 'offer_over' } })
  })
})

it('an offered place of a free event is confirmed without a payment', async () => {
  const event = await scene.event({ places: 1, priceCents: 0 })
  const first = await scene.booked(event, { way: 'online' })
  const next = await scene.booked(event, { way: 'online', waitIfFull: true })
  await cancelBooking(scene.deps, first.booking.id)
  expect(await acceptOffer(scene.deps, next.booking.id)).toEqual({ ok: true, value: { payUrl: null } })
  expect(await scene.stored(next.booking.id)).toMatchObject({ state: 'confirmed', payment: 'nothing_due' })
})
