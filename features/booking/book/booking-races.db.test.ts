import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { bookSpots } from './book-spots.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { recordBookingPayment } from '../money/record-booking-payment.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

/** Runs `change` while another transaction holds the event's lock to reduce its places. */
async function whilePlacesShrink<Value>(event: string, places: number, change: () => Promise<Value>) {
  let running: Promise<Value> | undefined
  await scene.deps.db.transaction(async (tx) => {
    await tx.update(events).set({ places }).where(eq(events.id, event))
    running = change()
    await scene.waitingForALock()
  })
  return running
}

it('the holder of an offer cannot add people to it', async () => {
  const event = await scene.event({ places: 1 })
  const first = await scene.booked(event)
  const next = await scene.booked(event, { waitIfFull: true })
  await cancelBooking(scene.deps, first.booking.id)
  expect(await changePeople(scene.deps, next.booking.id, 5, { staffId: STAFF })).toMatchObject({
    refusal: { code: 'sold_out', placesLeft: 0 },
  })
  await acceptOffer(scene.deps, next.booking.id)
  expect(await scene.takenOf(event)).toBe(1)
})

it('a larger group is checked against the free places under the lock', async () => {
  const event = await scene.event({ places: 12 })
  const { booking } = await scene.booked(event)
  const result = await whilePlacesShrink(event, 2, () => changePeople(scene.deps, booking.id, 10))
  expect(result).toMatchObject({ refusal: { code: 'sold_out', placesLeft: 1 } })
})

it('a move is checked against the free places under the lock', async () => {
  const event = await scene.event({ places: 12, days: 40 })
  const { booking } = await scene.booked(await scene.event(), { people: 3 })
  const result = await whilePlacesShrink(event, 2, () => moveBooking(scene.deps, booking.id, event))
  expect(result).toMatchObject({ refusal: { code: 'sold_out', placesLeft: 2 } })
})

it('booking with a voucher and cancelling another booking of it do not block each other', async () => {
  const event = await scene.event({ places: 100 })
  const { code } = await scene.voucher({ kind: 'value', amountCents: 1000_00 })
  const earlier = await Promise.all(Array.from({ length: 5 }, () => scene.booked(event, { voucher: code })))
  const results = await Promise.allSettled([
    ...earlier.map(({ booking }) => cancelBooking(scene.deps, booking.id)),
    ...Array.from({ length: 20 }, () => scene.book(event, { voucher: code })),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
})

it('a payment that arrives while its hold is swept counts, and the sweep goes on', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event, { way: 'online' })
  scene.later(16)
  const { deps } = scene
  const expireSession: Payments['expireSession'] = async () => {
    await recordBookingPayment(deps, paymentOf(booking.id))
    return 'completed'
  }
  await sweepBookings({ ...deps, payments: { ...deps.payments, expireSession } })
  expect(await scene.bookingsOf(event)).toMatchObject([{ state: 'confirmed', heldUntil: null }])
})

it('a payment whose event never arrives is queried when the hold is over, and counts once', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event, { way: 'online' })
  scene.later(16)
  const { deps } = scene
  const paid = paymentOf(booking.id)
  const payments: Payments = {
    ...deps.payments,
    expireSession: async () => 'completed',
    readCompletion: async () => paid,
  }
  await sweepBookings({ ...deps, payments })
  expect(await scene.bookingsOf(event)).toMatchObject([{ state: 'confirmed', payment: 'paid' }])
  expect(await recordBookingPayment(deps, { ...paid, id: 'webhook' })).toBe('unchanged')
  expect(await scene.bookingsOf(event)).toMatchObject([{ payment: 'paid', paidCents: 200_00 }])
})

function paymentOf(bookingId: string): PaymentEvent {
  return {
    id: crypto.randomUUID(),
    occurredAt: scene.deps.clock(),
    orderId: bookingId,
    sessionId: null,
    paymentId: crypto.randomUUID(),
    kind: 'paid',
    amountCents: 200_00,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  }
}

/** Like Stripe: refuses the same key with other parameters. */
function strictPayments(payments: Payments): Payments {
  const seen = new Map<string, string>()
  return {
    ...payments,
    async createSession(request) {
      const body = JSON.stringify(request)
      const before = seen.get(request.orderId) ?? body
      seen.set(request.orderId, body)
      return before === body
        ? payments.createSession(request)
        : { ok: false, refusal: { code: 'provider_refused', detail: 'idempotency' } }
    },
  }
}

it('returning to pay opens the same page again and keeps the places', async () => {
  const deps = { ...scene.deps, payments: strictPayments(scene.deps.payments) }
  const event = await scene.event({ places: 1 })
  const first = await scene.booked(event)
  const next = await scene.booked(event, { way: 'online', waitIfFull: true })
  await cancelBooking(deps, first.booking.id)
  const taken = await acceptOffer(deps, next.booking.id)
  scene.later(1)
  expect(await acceptOffer(deps, next.booking.id)).toEqual(taken)
  expect(taken).toMatchObject({ ok: true })
})

it('pressing twice at once opens one page', async () => {
  let minutes = 0
  const clock = () => new Date(Date.now() + 60_000 * minutes++)
  const deps = { ...scene.deps, clock, payments: strictPayments(scene.deps.payments) }
  const event = await scene.event()
  const form = { ...FORM, eventId: event }
  const input = { form, language: 'de' as const, termsVersion: 'test', idempotencyKey: 'twice' }
  const results = await Promise.all([bookSpots(deps, input), bookSpots(deps, input), bookSpots(deps, input)])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
})

it('a page that opens after its booking was cancelled is closed, and nobody is redirected to it', async () => {
  const event = await scene.event()
  const { payments } = scene.deps
  const closed: string[] = []
  const slow: Payments = {
    ...payments,
    async createSession(request) {
      await cancelBooking(scene.deps, request.orderId)
      return payments.createSession(request)
    },
    async expireSession(sessionId) {
      closed.push(sessionId)
      return payments.expireSession(sessionId)
    },
  }
  const input = { form: { ...FORM, eventId: event }, language: 'de' as const, termsVersion: 'test' }
  expect(await bookSpots({ ...scene.deps, payments: slow }, input)).toMatchObject({ value: { payUrl: null } })
  expect(closed).toHaveLength(1)
  expect(await scene.bookingsOf(event)).toMatchObject([{ state: 'cancelled', sessionId: null }])
})

it('an offer survives a payment page that does not open, and so does its voucher', async () => {
  const down: Payments = {
    ...scene.deps.payments,
    createSession: async () => ({ ok: false, refusal: { code: 'provider_unreachable', detail: 'away' } }),
  }
  const { code, id: voucherId } = await scene.voucher({ kind: 'value', amountCents: 50_00 })
  const event = await scene.event({ places: 1 })
  const first = await scene.booked(event)
  const next = await scene.booked(event, { way: 'online', waitIfFull: true, voucher: code })
  const other = await scene.booked(event, { way: 'online', waitIfFull: true, email: 'andere@example.ch' })
  await cancelBooking(scene.deps, first.booking.id)
  const { offeredUntil } = await scene.stored(next.booking.id)
  expect(await acceptOffer({ ...scene.deps, payments: down }, next.booking.id)).toMatchObject({
    refusal: { code: 'payment_unavailable' },
  })
  expect(await scene.stored(next.booking.id)).toMatchObject({
    state: 'waitlisted',
    payment: 'open',
    offeredUntil,
    voucherId,
    voucherCents: 0,
  })
  expect([await scene.takenOf(event), await scene.balanceOf(voucherId)]).toEqual([1, 50_00])
  expect(await scene.stored(other.booking.id)).toMatchObject({ state: 'waitlisted', offeredUntil: null })
  scene.later(1)
  expect(await acceptOffer(scene.deps, next.booking.id)).toMatchObject({
    value: { payUrl: expect.any(String) },
  })
  expect(await scene.balanceOf(voucherId)).toBe(0)
})

const FORM = {
  people: 1,
  name: 'Leitung Beispiel',
  email: 'leitung@example.ch',
  phone: '',
  way: 'online' as const,
  company: '',
  street: '',
  postalCode: '',
  city: '',
  note: '',
  noteConsent: false,
  voucher: '',
  waitIfFull: false,
  terms: true as const,
}
