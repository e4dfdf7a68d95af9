import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { changePeople } from './change-people.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'
import { viewBooking } from './view-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function seenOf(id: string): Promise<string> {
  const { db, clock } = scene.deps
  const booking = await scene.stored(id)
  const event = await scene.deps.events.find(db, booking.eventId, 'de')
  if (!event) throw new Error('no event')
  return (
    await viewBooking(db, booking, { reference: 'r', event, now: clock(), vouchers: scene.deps.vouchers })
  ).seen
}

async function heldSoon() {
  // Cancelling now costs half; releasing a hold costs nothing.
  const event = await scene.event({ days: 10 })
  const { booking } = await scene.booked(event, { way: 'online' })
  return booking
}

it('a payment between page and request: nothing is cancelled, and the customer is notified', async () => {
  const { id } = await heldSoon()
  const seen = await seenOf(id)
  await scene.paid(id, 200_00)
  expect(await cancelBooking(scene.deps, id, { seen })).toEqual({
    ok: false,
    refusal: { code: 'changed_meanwhile' },
  })
  expect(await scene.stored(id)).toMatchObject({ state: 'confirmed', payment: 'paid', feeCents: 0 })
  expect(await cancelBooking(scene.deps, id, { seen: await seenOf(id) })).toMatchObject({
    value: { state: 'cancelled', feeCents: 100_00 },
  })
})

it('cancelling a hold stays valid: a later payment is refunded in full', async () => {
  const { id } = await heldSoon()
  expect(await cancelBooking(scene.deps, id, { seen: await seenOf(id) })).toMatchObject({ ok: true })
  await scene.paid(id, 200_00)
  expect(await scene.stored(id)).toMatchObject({ state: 'cancelled', payment: 'refund_due', feeCents: 0 })
})

it('paying and cancelling simultaneously: the accepted action stays valid', async () => {
  for (let round = 0; round < 12; round++) {
    const { id } = await heldSoon()
    const seen = await seenOf(id)
    const [cancelled] = await Promise.all(
      round % 2
        ? [cancelBooking(scene.deps, id, { seen }), scene.paid(id, 200_00)]
        : ([scene.paid(id, 200_00), cancelBooking(scene.deps, id, { seen })].reverse() as [
            ReturnType<typeof cancelBooking>,
            unknown,
          ]),
    )
    expect(await scene.stored(id)).toMatchObject(
      cancelled.ok
        ? { state: 'cancelled', feeCents: 0, payment: 'refund_due', paidCents: 200_00 }
        : { state: 'confirmed', feeCents: 0, payment: 'paid', paidCents: 200_00 },
    )
  }
})

it('a fee that rose since the page was opened is shown before it is charged', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 14 }), { people: 2 })
  const seen = await seenOf(booking.id)
  scene.later(24 * 60)
  const refusal = { code: 'changed_meanwhile' }
  expect(await cancelBooking(scene.deps, booking.id, { seen })).toMatchObject({ refusal })
  expect(await changePeople(scene.deps, booking.id, 1, { seen })).toMatchObject({ refusal })
  scene.later(-24 * 60)
  expect(await cancelBooking(scene.deps, booking.id, { seen })).toMatchObject({ value: { feeCents: 0 } })
})

it('a concurrent change is shown before people or date change', async () => {
  const { booking } = await scene.booked(await scene.event(), { people: 3 })
  const seen = await seenOf(booking.id)
  await changePeople(scene.deps, booking.id, 2)
  const refusal = { code: 'changed_meanwhile' }
  expect(await changePeople(scene.deps, booking.id, 1, { seen })).toMatchObject({ refusal })
  const to = await scene.event({ days: 45 })
  expect(await moveBooking(scene.deps, booking.id, to, { seen })).toMatchObject({ refusal })
  expect(await moveBooking(scene.deps, booking.id, to, { seen: await seenOf(booking.id) })).toMatchObject({
    ok: true,
  })
})

/** A waiting booking with an offer. */
async function offered(way: 'online' | 'invoice' = 'online') {
  const event = await scene.event({ days: 10, places: 2 })
  const first = await scene.booked(event, { people: 2 })
  const { booking } = await scene.booked(event, { way, people: 2, waitIfFull: true })
  await cancelBooking(scene.deps, first.booking.id)
  return booking
}

/** A booking that waits for approval of its invoice. */
async function onInvoiceRequest() {
  const { id } = await offered('invoice')
  await acceptOffer({ ...scene.deps, invoicePercent: 0 }, id, {})
  return scene.stored(id)
}

const WAYS = [
  ['an offered place that is accepted', offered, acceptOffer],
  ['a booking by invoice that is paid online instead', onInvoiceRequest, payOnlineInstead],
] as const

it.each(WAYS)(
  '%s: for other people and another price than the page showed, nothing happens',
  async (...way) => {
    const [, waiting, take] = way
    const { id } = await waiting()
    const seen = await seenOf(id)
    await changePeople(scene.deps, id, 1, { staffId: STAFF })
    expect(await take(scene.deps, id, { seen })).toEqual({
      ok: false,
      refusal: { code: 'changed_meanwhile' },
    })
    expect(await scene.stored(id)).toMatchObject({ state: 'waitlisted', people: 1 })
    const again = await seenOf(id)
    const taken = await take(scene.deps, id, { seen: again })
    expect(taken).toMatchObject({ value: { payUrl: expect.any(String) } })
    // Pressed twice.
    expect(await take(scene.deps, id, { seen: again })).toEqual(taken)
  },
)

it.each(WAYS)('%s, and cancelled at the same moment: one of the two happens', async (...way) => {
  const [, waiting, take] = way
  for (let round = 0; round < 8; round++) {
    const { id } = await waiting()
    const seen = await seenOf(id)
    const presses = [() => take(scene.deps, id, { seen }), () => cancelBooking(scene.deps, id, { seen })]
    if (round % 2) presses.reverse()
    const results = await Promise.all(presses.map((press) => press()))
    const [taken, cancelled] = round % 2 ? results.toReversed() : results
    expect([taken?.ok, cancelled?.ok].filter(Boolean)).toHaveLength(1)
    expect(await scene.stored(id)).toMatchObject(
      cancelled?.ok ? { state: 'cancelled', feeCents: 0 } : { state: 'held', people: 2 },
    )
  }
})

it('an offer accepted by invoice in another tab is not cancelled at the price of a waiting list', async () => {
  const { id } = await offered('invoice')
  const seen = await seenOf(id)
  expect(await acceptOffer(scene.deps, id, { seen })).toMatchObject({ ok: true })
  const refusal = { code: 'changed_meanwhile' }
  expect(await cancelBooking(scene.deps, id, { seen })).toMatchObject({ refusal })
  expect(await scene.stored(id)).toMatchObject({ state: 'confirmed', feeCents: 0 })
})
