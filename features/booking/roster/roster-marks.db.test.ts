import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { updateBooking } from '../database/bookings-repository.server.ts'
import { markAttendance } from '../staff/staff-mark-booking.server.ts'
import { recordInvoicePaid } from '../staff/staff-settle-booking.server.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { recordRosterMarks, listMarksOfEvent } from './record-roster-marks.server.ts'
import { statusOfParties } from './party-status.ts'
import type { Taking, Tick } from './roster-mark.ts'
import { rosterMarksSchema } from './roster-marks.schema.ts'
import { accepted, expectRefused } from '#test/results.ts'

const [ADA, BEN] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const [PHONE, TABLET] = [randomUUID(), randomUUID()]
const scene = await bookingScene()
const { deps, stored, expectStored, event: newEvent, booked, test: testDatabase } = scene

it('stores a mark once for any number of simultaneous requests', async () => {
  const { event, booking } = await today(3)
  const marks = [tick(booking, 0), tick(booking, 1)]
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(event, marks)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await listMarksOfEvent(deps.db, event)).toHaveLength(2)
  expect((await stored(booking)).state).toBe('attended')
})

it('keeps both simultaneous marks of the same person, and the last one decides', async () => {
  const { event, booking } = await today(1)
  const [first, second] = [tick(booking, 0, 'here', 2), tick(booking, 0, 'here', 1, TABLET)]
  await Promise.all([send(event, [first]), send(event, [second], BEN)])
  const marks = await listMarksOfEvent(deps.db, event)
  const [status] = statusOfParties([partyOf(booking, 1)], marks).values()
  expect(status?.doubles[0]?.marks.map(({ by }) => by)).toEqual([ADA, BEN])
  await send(event, [tick(booking, 0, 'gone')])
  expect((await stored(booking)).state).toBe('confirmed')
})

it('sorts late marks by time', async () => {
  const { event, booking } = await today(1)
  await send(event, [tick(booking, 0, 'gone', 1)])
  await send(event, [tick(booking, 0, 'here', 300, TABLET)], BEN)
  const [status] = statusOfParties([partyOf(booking, 1)], await listMarksOfEvent(deps.db, event)).values()
  expect([status?.here, status?.doubles[0]?.marks.length]).toEqual([0, 1])
  expect((await stored(booking)).state).toBe('confirmed')
})

it('keeps money taken for what is invoiced or transferred, and leaves the claim to the office', async () => {
  const { event, booking } = await today(1, 'invoice')
  await send(event, [take(booking, (await stored(booking)).totalCents)])
  await expectStored(booking, {
    payment: 'invoiced',
    paidCents: 0,
    needsAttention: ['amount_mismatch'],
  })
})

it('records what is due on arrival once; money taken by a second device is kept and waits for the office', async () => {
  const { event, booking } = await today(1, 'door')
  const due = (await scene.stored(booking)).totalCents
  const mine = take(booking, due)
  paid.length = 0
  const answers = await Promise.all([
    send(event, [mine]),
    send(event, [mine]),
    send(event, [take(booking, due, TABLET)], BEN),
  ])
  expect([answers.map(({ ok }) => ok), paid]).toEqual([[true, true, true], [booking]])
  const stored = await scene.stored(booking)
  expect([stored.payment, stored.paidCents, stored.needsAttention]).toEqual([
    'paid',
    due,
    ['amount_mismatch'],
  ])
  const outcomes = (await listMarksOfEvent(deps.db, event)).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['nothing_due', 'paid'])
})

it('records a payment once when the button is pressed twice', async () => {
  const { event, booking } = await today(1, 'door')
  const due = (await scene.stored(booking)).totalCents
  await Promise.all([send(event, [take(booking, due)]), send(event, [take(booking, due)])])
  const stored = await scene.stored(booking)
  expect([stored.paidCents, stored.needsAttention]).toEqual([due, []])
})

it('records nothing when the amount differs or the office has recorded it, and keeps what was taken', async () => {
  const { event, booking } = await today(2, 'door')
  await send(event, [take(booking, 1_00)])
  expect((await stored(booking)).paidCents).toBe(0)
  await recordInvoicePaid(deps, booking, ADA)
  await send(event, [take(booking, (await stored(booking)).totalCents, TABLET)])
  const invoiced = await today(1, 'door')
  const payment = take(invoiced.booking, (await stored(invoiced.booking)).totalCents)
  await send(invoiced.event, [payment], ADA, true)
  const marks = [event, invoiced.event].map((id) => listMarksOfEvent(deps.db, id))
  expect((await Promise.all(marks)).flat().map(({ outcome }) => outcome)).toEqual([
    'amount_changed',
    'nothing_due',
    'has_invoice',
  ])
})

it('keeps marks while the booking is changed or cancelled, and reports marks that are on no list', async () => {
  const { event, booking } = await today(3)
  const other = await today(1)
  await Promise.all([
    send(event, [tick(booking, 2)]),
    changePeople(deps, booking, 2, { staffId: ADA }),
    send(event, [tick(booking, 0)]),
  ])
  expect(await listMarksOfEvent(deps.db, event)).toHaveLength(2)
  await cancelBooking(deps, other.booking, { staffId: ADA })
  await send(other.event, [tick(other.booking, 0)])
  expect((await stored(other.booking)).state).toBe('cancelled')
  const strangers = [tick(other.booking, 0), tick(randomUUID(), 0)]
  const answer = await send(event, strangers)
  expect(answer.ok && answer.value.unknown).toEqual(strangers.map(({ id }) => id))
})

it('stores the office’s entries as marks, and roster marks like the office’s entries', async () => {
  const { event, booking } = await today(3)
  await send(event, [tick(booking, 1)])
  expect((await stored(booking)).state).toBe('attended')
  const office = (state: 'attended' | 'no_show' | 'confirmed') => markAttendance(deps, booking, state, BEN)
  const hereNow = async () => {
    const [status] = statusOfParties([partyOf(booking, 3)], await listMarksOfEvent(deps.db, event)).values()
    return status?.people
  }
  await accepted(office('no_show'))
  expect([await hereNow(), (await stored(booking)).state]).toEqual([[false, false, false], 'no_show'])
  await office('attended')
  expect([await hereNow(), (await stored(booking)).state]).toEqual([[true, true, true], 'attended'])
  const count = (await listMarksOfEvent(deps.db, event)).length
  await Promise.all([office('attended'), office('attended')])
  expect(await listMarksOfEvent(deps.db, event)).toHaveLength(count)
  // A device that was offline sends later marks about the same people.
  await send(
    event,
    [0, 1, 2].map((person) => tick(booking, person, 'gone')),
  )
  expect([await hereNow(), (await stored(booking)).state]).toEqual([[false, false, false], 'confirmed'])
})

it('keeps both when office and roster change something simultaneously, and the booking follows the marks', async () => {
  const { event, booking } = await today(2)
  await Promise.all([
    send(event, [tick(booking, 0), tick(booking, 1)]),
    markAttendance(deps, booking, 'no_show', BEN),
  ])
  const [status] = statusOfParties([partyOf(booking, 2)], await listMarksOfEvent(deps.db, event)).values()
  const { state } = await stored(booking)
  expect(['attended', 'no_show']).toContain(state)
  expect(status?.here).toBe(state === 'attended' ? 2 : 0)
})

it('of the office override entries from before there were marks', async () => {
  const { event, booking } = await today(2)
  await deps.db.transaction((tx) => updateBooking(tx, booking, { state: 'attended' }, deps.clock()))
  await markAttendance(deps, booking, 'confirmed', BEN)
  const marks = await listMarksOfEvent(deps.db, event)
  expect(marks.map(({ person, kind }) => [person, kind])).toEqual([
    [0, 'gone'],
    [1, 'gone'],
  ])
  const parties = [{ ...partyOf(booking, 2), wasHere: false }]
  expect(statusOfParties(parties, marks).get(booking)?.here).toBe(0)
})

it('opens on the first day, and for no other event', async () => {
  const later = await newEvent({ days: 3 })
  const { id } = await booked(later)
  await expectRefused(send(later, [tick(id, 0)]), 'too_early')
  await expectRefused(send(randomUUID(), []), 'unknown_event')
})

it.each([
  { person: -1 },
  { person: 100 },
  { id: 'x' },
  { kind: 'there' },
  { at: 'gestern' },
  { cents: 5 },
  { kind: 'paid', cents: 0, means: 'cash' },
  { kind: 'paid', cents: 100, means: 'transfer' },
])('a mark is refused with %j', (wrong) => {
  const sentAt = new Date().toISOString()
  const mark = tick(randomUUID(), 0)
  expect(rosterMarksSchema.safeParse({ sentAt, marks: [mark] }).success).toBe(true)
  expect(rosterMarksSchema.safeParse({ sentAt, marks: [{ ...mark, ...wrong }] }).success).toBe(false)
  expect(rosterMarksSchema.safeParse({ sentAt, marks: Array(201).fill(mark) }).success).toBe(false)
})

/** An event of this hour, with a booking. */
async function today(people: number, dueWay: 'invoice' | 'door' = 'invoice') {
  const event = await newEvent({ days: 1 })
  const { booking } = await booked(event, { people, way: 'invoice', company: 'Probe AG' })
  await updateBooking(deps.db, booking.id, { dueWay, state: 'confirmed', payment: 'invoiced' }, new Date())
  await testDatabase.database.$client.query(
    `update events set starts_local = date_trunc('hour', now() at time zone 'Europe/Zurich'),
      ends_local = date_trunc('hour', now() at time zone 'Europe/Zurich') + interval '5 hours' where id = $1`,
    [event],
  )
  return { event, booking: booking.id }
}

function partyOf(id: string, people: number) {
  return { id, people, wasHere: false, money: 'settled' as const, doorCents: 0 }
}

function tick(
  bookingId: string,
  person: number,
  kind: Tick['kind'] = 'here',
  minutesAgo = 0,
  device = PHONE,
): Tick {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  return { id: randomUUID(), bookingId, person, kind, at, device, cents: null, means: null }
}

function take(bookingId: string, cents: number, device = PHONE): Taking {
  const at = new Date().toISOString()
  return { id: randomUUID(), bookingId, person: 0, kind: 'paid', at, device, cents, means: 'cash' }
}

const paid: string[] = []
const onPaid = async (_tx: unknown, bookingId: string) => {
  paid.push(bookingId)
}

function send(eventId: string, marks: (Tick | Taking)[], staffId = ADA, isInvoiced = false) {
  const body = rosterMarksSchema.parse({ sentAt: new Date().toISOString(), marks })
  const invoices = { ...deps.invoices, isSent: () => Promise.resolve(isInvoiced) }
  return recordRosterMarks({ ...deps, invoices, onPaid }, { ...body, eventId, staffId })
}
