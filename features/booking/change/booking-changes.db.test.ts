import { describe, expect, it } from 'vitest'
import { type BookingScene, bookingScene } from '#test/bookings/booking-scene.ts'
import {
  nameParticipants,
  requestMove,
  setEmergencyContact,
  settleMoveRequest,
  withdrawNote,
} from './edit-details.server.ts'
import { changePeople } from './change-people.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { accepted, expectAccepted, expectRefused } from '#test/results.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { readBookingRecords } from '../database/booking-personal-data.server.ts'
import { purgeParticipants } from '../database/delete-bookings.server.ts'
import { listWaitingBookings, readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'
import { and, eq } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { bookings } from '../database/booking.tables.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const scene = await bookingScene()
const { booked, event: newEvent, deps, paid, expectTaken, stored, newsTo } = scene

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
  const { booking } = await booked(event, { people: 2, ...waiting })
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
