import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { events } from '../../calendar/database/calendar.tables.server.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { recordBookingPayment } from '../money/record-booking-payment.server.ts'
import { sweepBookings } from './sweep-bookings.server.ts'
import { expectAccepted, expectRefused } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const scene = await bookingScene()
const {
  deps,
  waitingForALock,
  event: newEvent,
  booked,
  expectTaken,
  voucher: newVoucher,
  book,
  later,
  bookingsOf,
  stored,
  expectStored,
  takenOf,
  balanceOf,
  expectBalance,
  bookWith,
} = scene

/** Runs `change` while another transaction holds the event's lock to reduce its places. */
async function whilePlacesShrink<Value>(event: string, places: number, change: () => Promise<Value>) {
  let running: Promise<Value> | undefined
  await deps.db.transaction(async (tx) => {
    await tx.update(events).set({ places }).where(eq(events.id, event))
    running = change()
    await waitingForALock()
  })
  return running
}

it('the holder of an offer cannot add people to it', async () => {
  const event = await newEvent({ places: 1 })
  const first = await booked(event)
  const next = await booked(event, { waitIfFull: true })
  await cancelBooking(deps, first.id)
  await expectRefused(changePeople(deps, next.id, 5, { staffId: STAFF }), 'sold_out', {
    placesLeft: 0,
  })
  await acceptOffer(deps, next.id)
  await expectTaken(event, 1)
})

it('a larger group is checked against the free places under the lock', async () => {
  const event = await newEvent({ places: 12 })
  const { id } = await booked(event)
  await expectRefused(
    whilePlacesShrink(event, 2, () => changePeople(deps, id, 10)),
    'sold_out',
    { placesLeft: 1 },
  )
})

it('a move is checked against the free places under the lock', async () => {
  const event = await newEvent({ places: 12, days: 40 })
  const { id } = await booked(await newEvent(), { people: 3 })
  await expectRefused(
    whilePlacesShrink(event, 2, () => moveBooking(deps, id, event)),
    'sold_out',
    { placesLeft: 2 },
  )
})

it('booking with a voucher and cancelling another booking of it do not block each other', async () => {
  const event = await newEvent({ places: 100 })
  const { code } = await newVoucher(1000_00)
  const earlier = await Promise.all(Array.from({ length: 5 }, () => booked(event, { voucher: code })))
  const results = await Promise.allSettled([
    ...earlier.map(({ booking }) => cancelBooking(deps, booking.id)),
    ...Array.from({ length: 20 }, () => book(event, { voucher: code })),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
})

it('a payment that arrives while its hold is swept counts, and the sweep goes on', async () => {
  const event = await newEvent()
  const { id } = await booked(event, { way: 'online' })
  later(16)
  const { deps } = scene
  const expireSession: Payments['expireSession'] = async () => {
    await recordBookingPayment(deps, paymentOf(id))
    return 'completed'
  }
  await sweepBookings({ ...deps, payments: { ...deps.payments, expireSession } })
  expect(await bookingsOf(event)).toMatchObject([{ state: 'confirmed', heldUntil: null }])
})

it('a payment whose event never arrives is queried when the hold is over, and counts once', async () => {
  const event = await newEvent()
  const { id } = await booked(event, { way: 'online' })
  later(16)
  const { deps } = scene
  const paid = paymentOf(id)
  const payments: Payments = {
    ...deps.payments,
    expireSession: async () => 'completed',
    readCompletion: async () => paid,
  }
  await sweepBookings({ ...deps, payments })
  expect(await bookingsOf(event)).toMatchObject([{ state: 'confirmed', payment: 'paid' }])
  expect(await recordBookingPayment(deps, { ...paid, id: 'webhook' })).toBe('unchanged')
  expect(await bookingsOf(event)).toMatchObject([{ payment: 'paid', paidCents: 200_00 }])
})

function paymentOf(bookingId: string): PaymentEvent {
  return {
    id: crypto.randomUUID(),
    occurredAt: deps.clock(),
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
  const event = await newEvent({ places: 1 })
  const first = await booked(event)
  const next = await booked(event, { way: 'online', waitIfFull: true })
  await cancelBooking(deps, first.id)
  const taken = await acceptOffer(deps, next.id)
  later(1)
  expect(await acceptOffer(deps, next.id)).toEqual(taken)
  expect(taken).toMatchObject({ ok: true })
})

it('pressing twice at once opens one page', async () => {
  let minutes = 0
  const clock = () => new Date(Date.now() + 60_000 * minutes++)
  const deps = { ...scene.deps, clock, payments: strictPayments(scene.deps.payments) }
  const event = await newEvent()
  const press = () => bookWith(deps, event, { way: 'online' }, { idempotencyKey: 'twice' })
  const results = await Promise.all([press(), press(), press()])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
})

it('a page that opens after its booking was cancelled is closed, and nobody is redirected to it', async () => {
  const event = await newEvent()
  const { payments } = deps
  const closed: string[] = []
  const slow: Payments = {
    ...payments,
    async createSession(request) {
      await cancelBooking(deps, request.orderId)
      return payments.createSession(request)
    },
    async expireSession(sessionId) {
      closed.push(sessionId)
      return payments.expireSession(sessionId)
    },
  }
  await expectAccepted(bookWith({ ...deps, payments: slow }, event, { way: 'online' }), { payUrl: null })
  expect(closed).toHaveLength(1)
  expect(await bookingsOf(event)).toMatchObject([{ state: 'cancelled', sessionId: null }])
})

it('an offer survives a payment page that does not open, and so does its voucher', async () => {
  const down: Payments = {
    ...deps.payments,
    createSession: async () => ({ ok: false, refusal: { code: 'provider_unreachable', detail: 'away' } }),
  }
  const { code, id: voucherId } = await newVoucher(50_00)
  const event = await newEvent({ places: 1 })
  const first = await booked(event)
  const next = await booked(event, { way: 'online', waitIfFull: true, voucher: code })
  const other = await booked(event, { way: 'online', waitIfFull: true, email: 'andere@example.ch' })
  await cancelBooking(deps, first.id)
  const { offeredUntil } = await stored(next.id)
  await expectRefused(acceptOffer({ ...deps, payments: down }, next.id), 'payment_unavailable')
  await expectStored(next.id, {
    state: 'waitlisted',
    payment: 'open',
    offeredUntil,
    voucherId,
    voucherCents: 0,
  })
  expect([await takenOf(event), await balanceOf(voucherId)]).toEqual([1, 50_00])
  await expectStored(other.id, { state: 'waitlisted', offeredUntil: null })
  later(1)
  await expectAccepted(acceptOffer(deps, next.id), { payUrl: expect.any(String) })
  await expectBalance(voucherId, 0)
})
