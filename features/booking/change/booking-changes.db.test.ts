import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type BookingScene, bookingScene } from '#test/bookings/booking-scene.ts'
import { accepted, expectAccepted, expectRefused } from '#test/results.ts'
import { readBookingRecords } from '../database/booking-personal-data.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { purgeParticipants } from '../database/delete-bookings.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'
import { listWaitingBookings, readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { changePeople } from './change-people.server.ts'
import {
  nameParticipants,
  requestMove,
  setEmergencyContact,
  settleMoveRequest,
  withdrawNote,
} from './edit-details.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { viewBooking } from './view-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const scene = await bookingScene()
const { deps, stored, event: newEvent, booked, paid, expectStored, later, expectTaken, newsTo } = scene

describe('a booking', () => {
  it('is cancelled by the terms: nothing, half, or all of the price', async () => {
    for (const [days, fee] of [
      [20, 0],
      [10, 100_00],
      [1, 200_00],
    ] as const) {
      const { id } = await booked(await newEvent({ days }))
      const cancelled = await cancelBooking(deps, id)
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', feeCents: fee } })
    }
  })

  it('paid online is due a refund of all but the fee', async () => {
    const { id } = await booked(await newEvent({ days: 10 }), { way: 'online' })
    await paid(id, 200_00)
    await expectAccepted(cancelBooking(deps, id), {
      feeCents: 100_00,
      payment: 'refund_due',
      paidCents: 200_00,
    })
  })

  it('moves to another date of the course with its money, and is refused at a full one', async () => {
    const from = await newEvent()
    const to = await newEvent({ days: 40 })
    const full = await newEvent({ days: 41, places: 1 })
    await booked(full)
    const { id } = await booked(from, { people: 2 })
    await expectRefused(moveBooking(deps, id, full), 'sold_out')
    await expectAccepted(moveBooking(deps, id, to), {
      eventId: to,
      people: 2,
      state: 'confirmed',
    })
    await expectTaken(from, 0)
    await expectTaken(to, 2)
    await expectRefused(moveBooking(deps, id, to), 'not_changeable')
  })

  it('can swap dates with another without a deadlock', async () => {
    const a = await newEvent({ places: 3 })
    const b = await newEvent({ places: 3, days: 33 })
    const first = await booked(a)
    const second = await booked(b)
    const results = await Promise.all([moveBooking(deps, first.id, b), moveBooking(deps, second.id, a)])
    expect(results.map((result) => result.ok)).toEqual([true, true])
    await expectTaken(a, 1)
    await expectTaken(b, 1)
  })

  it('becomes smaller by the terms, and larger on invoice while there is room', async () => {
    const event = await newEvent({ places: 4 })
    const { id } = await booked(event, { people: 3 })
    await expectRefused(changePeople(deps, id, 5), 'sold_out', { placesLeft: 1 })
    await expectAccepted(changePeople(deps, id, 4), { people: 4, totalCents: 800_00 })
    await expectAccepted(changePeople(deps, id, 1), { people: 1, totalCents: 200_00 })
    await expectTaken(event, 1)
  })

  it('stores the names of participants, no more than places', async () => {
    const { id } = await booked(await newEvent(), { people: 2 })
    await expectAccepted(nameParticipants(deps, id, ['Eins', 'Zwei', 'Drei']), {
      participants: ['Eins', 'Zwei'],
    })
  })
})

const noted = { way: 'invoice', note: 'Nussallergie', noteConsent: 'on' } as const

describe('a note', () => {
  it('is stored with the time of the consent to it, and moves along with both', async () => {
    const { booking } = await booked(await newEvent(), noted)
    expect(booking).toMatchObject({ note: 'Nussallergie', noteConsentAt: booking.createdAt })
    await expectAccepted(moveBooking(deps, booking.id, await newEvent({ days: 40 })), {
      note: 'Nussallergie',
      noteConsentAt: booking.createdAt,
    })
  })

  it('stores no consent where there is none, whatever was ticked', async () => {
    const { booking } = await booked(await newEvent(), { ...noted, note: '' })
    expect(booking).toMatchObject({ note: null, noteConsentAt: null })
  })

  it('is deleted with the consent to it, once', async () => {
    const { id } = await booked(await newEvent(), noted)
    for (const _time of [1, 2]) await accepted(withdrawNote(deps, id))
    expect(await findBooking(deps.db, { id })).toMatchObject({
      note: null,
      noteConsentAt: null,
      state: 'confirmed',
    })
  })
})

const CONTACT = { name: 'Ada Muster', phone: '079 555 01 02' }

describe('an emergency contact', () => {
  it('is stored once when submitted twice, moves along, and is in the data export', async () => {
    const event = await newEvent()
    const { booking } = await booked(event, { email: 'kontakt@example.ch' })
    await Promise.all([0, 1].map(() => setEmergencyContact(deps, booking.id, CONTACT)))
    const later = await newEvent({ days: 40 })
    const moved = await moveBooking(deps, booking.id, later)
    expect(moved.ok && moved.value.emergencyContact).toEqual(CONTACT)
    const found = await deps.events.find(deps.db, event, 'de')
    const [staffView] = found ? await readStaffBookings(deps.db, deps, found, new Date()) : []
    expect(staffView?.history.filter(({ action }) => action === 'emergency_noted')).toHaveLength(1)
    const [record] = await readBookingRecords(deps, booking.email ?? '', 'de')
    expect(JSON.stringify(record?.data)).toContain(CONTACT.phone)
  })

  it('is not stored for a cancelled booking, and can still be deleted', async () => {
    const { id } = await booked(await newEvent())
    await setEmergencyContact(deps, id, CONTACT)
    await cancelBooking(deps, id)
    await expectRefused(setEmergencyContact(deps, id, { ...CONTACT, name: 'Ben' }), 'not_changeable')
    await accepted(setEmergencyContact(deps, id, null))
    expect((await stored(id)).emergencyContact).toBeNull()
  })

  it('is deleted with the names of participants', async () => {
    const { id } = await booked(await newEvent({ days: 3 }))
    await setEmergencyContact(deps, id, CONTACT)
    const before = new Date(Date.now() + 10 * 86_400_000)
    expect(await purgeParticipants(deps.db, before, 100)).toBeGreaterThan(0)
    expect((await stored(id)).emergencyContact).toBeNull()
  })
})

const waiting = { waitIfFull: true } as const

async function fullEvent(places: number) {
  const event = await newEvent({ places })
  await booked(event, { people: places })
  return event
}

it('the number of people of a waiting group is changed by staff only, and never past the places of its date', async () => {
  const event = await fullEvent(4)
  const email = `${crypto.randomUUID()}@example.ch`
  const { booking } = await booked(event, { people: 2, email, ...waiting })
  for (const people of [1, 3]) await expectRefused(changePeople(deps, booking.id, people), 'not_changeable')
  expect(await newsTo(booking.email ?? '')).not.toContain('changed')
  await expectRefused(changePeople(deps, booking.id, 100, { staffId: STAFF }), 'over_capacity', { places: 4 })
  await expectAccepted(changePeople(deps, booking.id, 4, { staffId: STAFF }), { people: 4 })
})

it('nor does a requested invoice change, except by staff; it can be paid online', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await newEvent({ places: 40 })
  const { booking } = await bookedWith(deps, () => booked(event, { people: 12 }))
  await expectRefused(changePeople(deps, booking.id, 13), 'not_changeable')
  await expectRefused(changePeople(deps, booking.id, 41, { staffId: STAFF }), 'over_capacity')
  await accepted(payOnlineInstead(deps, booking.id))
})

async function bookedWith(deps: BookingScene['deps'], book: () => ReturnType<BookingScene['booked']>) {
  const before = scene.deps.invoicePercent
  scene.deps.invoicePercent = deps.invoicePercent
  return book().finally(() => {
    scene.deps.invoicePercent = before
  })
}

const AGREED = { fewest: 1, totalCents: [200_00, 400_00], finalUntil: '2030-01-01' }
const dayIn = (days: number) => swissTime(new Date(deps.clock().getTime() + days * 86_400_000)).day

async function group() {
  const { id } = await booked(await newEvent(), { people: 2 })
  await deps.db.update(bookings).set({ agreedPrice: AGREED }).where(eq(bookings.id, id))
  return id
}

const isWaiting = async (id: string) =>
  (await listWaitingBookings(deps.db, deps.clock())).some((each) => each.id === id)

describe('a group that asks for another day', () => {
  it('waits for us, is mailed to the owner once, and is settled by staff', async () => {
    const id = await group()
    const input = { day: dayIn(60), text: 'Freitag passt besser' }
    const both = await Promise.all([requestMove(deps, id, input), requestMove(deps, id, input)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    const mails = await deps.db
      .select({ payload: outgoingMails.payload })
      .from(outgoingMails)
      .where(and(eq(outgoingMails.kind, 'booking-notice')))
    const ofIt = mails.filter(
      ({ payload }) => payload['bookingId'] === id && payload['news'] === 'move_wished',
    )
    expect(ofIt).toHaveLength(1)
    expect(await isWaiting(id)).toBe(true)
    await expectAccepted(settleMoveRequest(deps, id, STAFF), { moveRequest: null })
    await expectRefused(settleMoveRequest(deps, id, STAFF), 'not_changeable')
    expect(await isWaiting(id)).toBe(false)
  })

  it('cannot ask for a past day, nor while its price is per place', async () => {
    const id = await group()
    await expectRefused(requestMove(deps, id, { day: dayIn(0), text: '' }), 'day_passed')
    const { booking } = await booked(await newEvent())
    await expectRefused(requestMove(deps, booking.id, { day: dayIn(60), text: '' }), 'not_changeable')
  })

  it('has no open request once it is moved', async () => {
    const id = await group()
    await requestMove(deps, id, { day: dayIn(60), text: '' })
    expect(
      await accepted(moveBooking(deps, id, await newEvent({ days: 60 }), { staffId: STAFF })),
    ).toMatchObject({ moveRequest: null, needsAttention: [] })
  })
})

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
