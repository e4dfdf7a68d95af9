import { expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { changePeople } from './change-people.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'
import { viewBooking } from './view-booking.server.ts'
import { expectAccepted, accepted, expectRefused } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const { deps, stored, event: newEvent, booked, paid, expectStored, later } = await bookingScene()

async function seenOf(id: string): Promise<string> {
  const { db, clock } = deps
  const booking = await stored(id)
  const event = await deps.events.find(db, booking.eventId, 'de')
  if (!event) throw new Error('no event')
  return (await viewBooking(db, booking, { reference: 'r', event, now: clock(), vouchers: deps.vouchers }))
    .seen
}

async function heldSoon() {
  // Cancelling now costs half; releasing a hold costs nothing.
  const event = await newEvent({ days: 10 })
  const { booking } = await booked(event, { way: 'online' })
  return booking
}

it('a payment between page and request: nothing is cancelled, and the customer is notified', async () => {
  const { id } = await heldSoon()
  const seen = await seenOf(id)
  await paid(id, 200_00)
  await expectRefused(cancelBooking(deps, id, { seen }), 'changed_meanwhile')
  await expectStored(id, { state: 'confirmed', payment: 'paid', feeCents: 0 })
  await expectAccepted(cancelBooking(deps, id, { seen: await seenOf(id) }), {
    state: 'cancelled',
    feeCents: 100_00,
  })
})

it('cancelling a hold stays valid: a later payment is refunded in full', async () => {
  const { id } = await heldSoon()
  await accepted(cancelBooking(deps, id, { seen: await seenOf(id) }))
  await paid(id, 200_00)
  await expectStored(id, { state: 'cancelled', payment: 'refund_due', feeCents: 0 })
})

it('paying and cancelling simultaneously: the accepted action stays valid', async () => {
  for (let round = 0; round < 12; round++) {
    const { id } = await heldSoon()
    const seen = await seenOf(id)
    const [cancelled] = await Promise.all(
      round % 2
        ? [cancelBooking(deps, id, { seen }), paid(id, 200_00)]
        : ([paid(id, 200_00), cancelBooking(deps, id, { seen })].reverse() as [
            ReturnType<typeof cancelBooking>,
            unknown,
          ]),
    )
    await expectStored(
      id,
      cancelled.ok
        ? { state: 'cancelled', feeCents: 0, payment: 'refund_due', paidCents: 200_00 }
        : { state: 'confirmed', feeCents: 0, payment: 'paid', paidCents: 200_00 },
    )
  }
})

it('a fee that rose since the page was opened is shown before it is charged', async () => {
  const { id } = await booked(await newEvent({ days: 14 }), { people: 2 })
  const seen = await seenOf(id)
  later(24 * 60)
  const refusal = { code: 'changed_meanwhile' }
  expect(await cancelBooking(deps, id, { seen })).toMatchObject({ refusal })
  expect(await changePeople(deps, id, 1, { seen })).toMatchObject({ refusal })
  later(-24 * 60)
  await expectAccepted(cancelBooking(deps, id, { seen }), { feeCents: 0 })
})

it('a concurrent change is shown before people or date change', async () => {
  const { id } = await booked(await newEvent(), { people: 3 })
  const seen = await seenOf(id)
  await changePeople(deps, id, 2)
  const refusal = { code: 'changed_meanwhile' }
  expect(await changePeople(deps, id, 1, { seen })).toMatchObject({ refusal })
  const to = await newEvent({ days: 45 })
  expect(await moveBooking(deps, id, to, { seen })).toMatchObject({ refusal })
  await accepted(moveBooking(deps, id, to, { seen: await seenOf(id) }))
})

/** A waiting booking with an offer. */
async function offered(way: 'online' | 'invoice' = 'online') {
  const event = await newEvent({ days: 10, places: 2 })
  const first = await booked(event, { people: 2 })
  const { booking } = await booked(event, { way, people: 2, waitIfFull: true })
  await cancelBooking(deps, first.id)
  return booking
}

/** A booking that waits for approval of its invoice. */
async function onInvoiceRequest() {
  const { id } = await offered('invoice')
  await acceptOffer({ ...deps, invoicePercent: 0 }, id, {})
  return stored(id)
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
    await changePeople(deps, id, 1, { staffId: STAFF })
    await expectRefused(take(deps, id, { seen }), 'changed_meanwhile')
    await expectStored(id, { state: 'waitlisted', people: 1 })
    const again = await seenOf(id)
    const taken = await take(deps, id, { seen: again })
    expect(taken).toMatchObject({ value: { payUrl: expect.any(String) } })
    // Pressed twice.
    expect(await take(deps, id, { seen: again })).toEqual(taken)
  },
)

it.each(WAYS)('%s, and cancelled at the same moment: one of the two happens', async (...way) => {
  const [, waiting, take] = way
  for (let round = 0; round < 8; round++) {
    const { id } = await waiting()
    const seen = await seenOf(id)
    const presses = [() => take(deps, id, { seen }), () => cancelBooking(deps, id, { seen })]
    if (round % 2) presses.reverse()
    const results = await Promise.all(presses.map((press) => press()))
    const [taken, cancelled] = round % 2 ? results.toReversed() : results
    expect([taken?.ok, cancelled?.ok].filter(Boolean)).toHaveLength(1)
    await expectStored(id, cancelled?.ok ? { state: 'cancelled', feeCents: 0 } : { state: 'held', people: 2 })
  }
})

it('an offer accepted by invoice in another tab is not cancelled at the price of a waiting list', async () => {
  const { id } = await offered('invoice')
  const seen = await seenOf(id)
  await accepted(acceptOffer(deps, id, { seen }))
  const refusal = { code: 'changed_meanwhile' }
  expect(await cancelBooking(deps, id, { seen })).toMatchObject({ refusal })
  await expectStored(id, { state: 'confirmed', feeCents: 0 })
})
