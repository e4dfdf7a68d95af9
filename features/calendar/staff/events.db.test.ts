import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requestMove } from '#features/booking/change/edit-details.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { swissTime } from '#i18n/format-date.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

async function added(days: number, more: Partial<EventInput> = {}): Promise<string> {
  const answer = await scene.post('/events', scene.input(days, more))
  expect(answer.status).toBe(201)
  return answer.body.id
}

async function booked(eventId: string, form: Parameters<StaffScene['book']>[1] = {}) {
  const result = await scene.book(eventId, form)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.booking.id
}

const fileOf = async (id: string) => (await scene.get(`/events/${id}?lng=de`)).body

describe('events', () => {
  it('are added by signed-in staff, logged, and listed without bookings', async () => {
    const writes = scene.writes()
    const id = await added(20, { public: false, note: 'Schlüssel mitnehmen' })
    expect(scene.writes()).toBe(writes + 1)
    expect(await scene.trail(id)).toEqual(['event_added'])
    const { events } = (await scene.get('/events?weeks=4')).body
    const event = events.find((each: { id: string }) => each.id === id)
    expect(event).toMatchObject({
      title: 'Aufbruch im Nebel',
      public: false,
      note: 'Schlüssel mitnehmen',
      places: 12,
      people: { booked: 0, held: 0, waiting: 0 },
    })
  })

  it('of a service start with its names, hours, places, price and place', async () => {
    await added(40, { place: { de: 'Zugerberg', fr: 'Mont de Zoug' }, meetingPoint: { de: 'Bergstation' } })
    const { status, body } = await scene.get('/event-services')
    expect(status).toBe(200)
    const of = (id: string) => body.services.find((each: { id: string }) => each.id === id)
    expect(of('aufbruch')).toMatchObject({
      names: { de: 'Aufbruch', fr: expect.stringContaining('Aufbruch (') },
      hours: { from: '09:00', to: '17:00' },
      places: 12,
      minimum: 6,
      priceCents: 200_00,
      place: { de: 'Zugerberg', fr: 'Mont de Zoug' },
      meetingPoint: { de: 'Bergstation' },
    })
    expect(of('shelter-bau')).toMatchObject({
      places: 20,
      minimum: null,
      priceCents: null,
      place: { de: 'Chiemenwald, Risch', it: expect.any(String) },
    })
  })

  it('with invalid fields are refused by field', async () => {
    const missing = await scene.post('/events', { ...scene.input(20), title: { de: ' ' }, places: 0 })
    expect(missing.status).toBe(422)
    const fields = missing.body.fields.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['title.de', 'places'])
    const input = scene.input(20)
    const backwards = await scene.post('/events', { ...input, ends: input.starts })
    expect([backwards.status, backwards.body]).toMatchObject([
      409,
      { code: 'ends_before_start', field: 'ends' },
    ])
    for (const body of [[], {}, { title: 5 }]) expect((await scene.post('/events', body)).status).toBe(422)
  })

  it('answer invalid addresses and days with a refusal, never with an error', async () => {
    const input = scene.input(20, { minimumParticipants: 4, decideBy: '0000-01-01' })
    const refused = await scene.post('/events', input)
    expect([refused.status, refused.body.fields]).toEqual([422, [{ field: 'decideBy', code: 'invalid' }]])
    expect((await scene.get('/events?from=0000-01-01')).status).toBe(422)
    expect((await scene.get('/events?lng=fr&lng=it')).status).toBe(200)
  })

  it('count booked, held and waiting people separately', async () => {
    const id = await added(21, { places: 5 })
    await booked(id, { people: 2 })
    await booked(id, { people: 2, way: 'online' })
    await booked(id, { people: 3, waitIfFull: true })
    const { event, bookings } = await fileOf(id)
    expect(event.people).toEqual({ booked: 2, held: 2, waiting: 3 })
    expect(event.placesLeft).toBe(1)
    expect(bookings.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'held', 'waitlisted'])
    expect(bookings[0].history.map(({ action }: { action: string }) => action)).toContain('booked')
  })

  it('are changed, and customers are notified of a new time but not of a note', async () => {
    const id = await added(22)
    await booked(id, { email: 'hoert@example.ch' })
    const { event } = await fileOf(id)
    const noted = await scene.call('PUT', `/events/${id}`, {
      seen: event.updatedAt,
      input: { ...event.input, note: 'Nur für uns' },
    })
    expect(noted.status).toBe(200)
    const again = (await fileOf(id)).event
    const later = { ...again.input, starts: again.input.starts.replace('T09:00', 'T10:00') }
    const body = { seen: again.updatedAt, input: later }
    const answer = await scene.call('PUT', `/events/${id}`, body)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'notifies_booked', bookings: 1 }])
    expect(await scene.newsTo('hoert@example.ch')).toEqual(['confirmed'])
    expect((await fileOf(id)).event.input).toEqual(again.input)
    expect((await scene.call('PUT', `/events/${id}`, { ...body, agreed: true })).status).toBe(200)
    expect(await scene.newsTo('hoert@example.ch')).toEqual(['confirmed', 'event_changed'])
    const stale = await scene.call('PUT', `/events/${id}`, { seen: event.updatedAt, input: later })
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(await scene.trail(id)).toEqual(['event_changed', 'event_changed', 'event_added'])
  })

  it('that are over can be corrected without a notification', async () => {
    const id = await added(30)
    await booked(id, { email: 'war-da@example.ch' })
    const { starts, ends } = scene.input(-3)
    const past = { startsLocal: starts.replace('T', ' '), endsLocal: ends.replace('T', ' ') }
    await scene.deps.db.update(events).set(past).where(eq(events.id, id))
    const { event } = await fileOf(id)
    const input = { ...event.input, place: { de: 'Gottschalkenberg' } }
    const answer = await scene.call('PUT', `/events/${id}`, { seen: event.updatedAt, input })
    expect(answer.status).toBe(200)
    expect(await scene.newsTo('war-da@example.ch')).toEqual(['confirmed'])
  })

  it('that get more places offer them to waiting people', async () => {
    const id = await added(23, { places: 2 })
    await booked(id, { people: 2 })
    await booked(id, { people: 1, waitIfFull: true, email: 'wartet@example.ch' })
    const { event } = await fileOf(id)
    const body = { seen: event.updatedAt, input: { ...event.input, places: 3 } }
    expect((await scene.call('PUT', `/events/${id}`, body)).status).toBe(200)
    expect(await scene.newsTo('wartet@example.ch')).toEqual(['waitlisted', 'offered'])
    expect(await scene.takenOf(id)).toBe(3)
  })

  it('that are called off cancel every booking free of charge and notify everybody once', async () => {
    const id = await added(2, { places: 4 })
    const voucher = await scene.voucher({ kind: 'value', amountCents: 100_00 })
    const first = await booked(id, { people: 2, email: 'eins@example.ch', voucher: voucher.code })
    await scene.post(`/bookings/${first}/payment`, { cents: 300_00 })
    await booked(id, { people: 2, email: 'zwei@example.ch' })
    await booked(id, { people: 1, email: 'drei@example.ch', waitIfFull: true })
    expect((await scene.post(`/events/${id}/cancellation`)).status).toBe(200)
    expect((await scene.post(`/events/${id}/cancellation`)).status).toBe(200)
    const { event, bookings } = await fileOf(id)
    expect(event.cancelled).toBe(true)
    expect(event.people).toEqual({ booked: 0, held: 0, waiting: 0 })
    expect(
      bookings.map(({ state, payment, feeCents, dueCents, refundCents }: Record<string, unknown>) => ({
        state,
        payment,
        feeCents,
        dueCents,
        refundCents,
      })),
    ).toEqual([
      { state: 'cancelled', payment: 'refund_due', feeCents: 0, dueCents: 0, refundCents: 300_00 },
      { state: 'cancelled', payment: 'nothing_due', feeCents: 0, dueCents: 0, refundCents: 0 },
      { state: 'cancelled', payment: 'nothing_due', feeCents: 0, dueCents: 0, refundCents: 0 },
    ])
    expect(await scene.balanceOf(voucher.id)).toBe(100_00)
    expect(await scene.takenOf(id)).toBe(0)
    for (const who of ['eins', 'zwei', 'drei'])
      expect(
        (await scene.newsTo(`${who}@example.ch`)).filter((news) => news === 'event_cancelled'),
      ).toHaveLength(1)
    expect(await scene.trail(id)).toEqual(['event_cancelled', 'event_added'])
  })

  it('that are called off send nothing to unpaid bookings: there is no confirmation to withdraw', async () => {
    const id = await added(25)
    const held = await booked(id, { way: 'online', email: 'zahlt@example.ch' })
    await scene.post(`/events/${id}/cancellation`)
    expect(await scene.bookingsOf(id)).toMatchObject([{ id: held, state: 'cancelled' }])
    expect(await scene.newsTo('zahlt@example.ch')).toEqual([])
  })

  it('with a minimum can be confirmed, and booked people are notified', async () => {
    const input = scene.input(26, { minimumParticipants: 6 })
    const id = await added(26, { minimumParticipants: 6, decideBy: input.starts.slice(0, 10) })
    await booked(id, { people: 2, email: 'geht@example.ch' })
    expect((await scene.post(`/events/${id}/confirmation`)).status).toBe(200)
    const { event } = await fileOf(id)
    expect([event.minimumParticipants, event.decideBy]).toEqual([null, null])
    expect(await scene.newsTo('geht@example.ch')).toEqual(['confirmed', 'goes_ahead'])
    const twice = await scene.post(`/events/${id}/confirmation`)
    expect([twice.status, twice.body.code]).toEqual([409, 'is_decided'])
  })

  it('repeat weekly and monthly, each with its own places', async () => {
    const id = await added(28)
    const weekly = await scene.post(`/events/${id}/repetitions`, { rhythm: 'weekly', count: 3 })
    expect([weekly.status, weekly.body.ids.length]).toEqual([201, 3])
    const { event } = await fileOf(weekly.body.ids[0])
    const days = (Date.parse(event.input.starts) - Date.parse(scene.input(28).starts)) / 86_400_000
    expect(days).toBe(7)
    expect((await scene.post(`/events/${id}/repetitions`, { rhythm: 'daily', count: 3 })).status).toBe(422)
    expect((await scene.post(`/events/${id}/repetitions`, { rhythm: 'weekly', count: 53 })).status).toBe(422)
  })

  it('that are unknown are distinguished from invalid input', async () => {
    for (const id of [crypto.randomUUID(), 'x', '..%2f..'])
      for (const path of ['', '/bookings.csv'])
        expect((await scene.get(`/events/${id}${path}`)).status).toBe(404)
    for (const noun of ['cancellation', 'confirmation'])
      expect((await scene.post(`/events/nobody/${noun}`)).status).toBe(404)
    expect((await scene.get('/events?weeks=0')).status).toBe(422)
    expect((await scene.get('/events?from=2027-02-30')).status).toBe(422)
  })
})

const AGREED = { fewest: 1, totalCents: [200_00, 400_00], finalUntil: '2030-01-01' }
const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day

/** A group that requests the day, and the request that staff send then. */
async function wishing(from: number, to: number) {
  const { body } = await scene.post('/events', scene.input(from))
  const booked = await scene.book(body.id, { people: 2 }, {})
  if (!booked.ok) throw new Error(booked.refusal.code)
  const { id } = booked.value.booking
  await scene.deps.db.update(bookings).set({ agreedPrice: AGREED }).where(eq(bookings.id, id))
  expect(await requestMove(scene.deps, id, { day: dayIn(to), text: '' })).toMatchObject({ ok: true })
  const { event } = (await scene.get(`/events/${body.id}?lng=de`)).body
  const { input } = event
  const on = (time: string) => `${dayIn(to)}${time.slice(10)}`
  const moved = { ...input, starts: on(input.starts), ends: on(input.ends) }
  const sent = { seen: event.updatedAt, input: moved, agreed: true, settles: id }
  return { eventId: String(body.id), bookingId: id, sent }
}

async function stateOf({ eventId, bookingId }: { eventId: string; bookingId: string }) {
  const { event, bookings } = (await scene.get(`/events/${eventId}?lng=de`)).body
  const booking = bookings.find(({ id }: { id: string }) => id === bookingId)
  return { day: event.input.starts.slice(0, 10), request: booking.moveRequest?.day ?? null }
}

describe('moving an event to the day its group requested', () => {
  it('settles the request, once for simultaneous and repeated requests', async () => {
    const group = await wishing(31, 61)
    const press = () => scene.call('PUT', `/events/${group.eventId}`, group.sent)
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await press()).status).toBe(200)
    expect(await stateOf(group)).toEqual({ day: dayIn(61), request: null })
    expect((await scene.trail(group.eventId)).filter((action) => action === 'event_changed')).toHaveLength(1)
  })

  it('moves nothing when the request cannot be settled', async () => {
    const group = await wishing(32, 62)
    const { db } = scene.deps
    await db.execute(sql`
      create function no_settling() returns trigger language plpgsql as
      $$ begin raise exception 'killed half-way'; end $$`)
    await db.execute(sql`
      create trigger no_settling before insert on booking_events for each row
      when (new.action = 'wish_settled') execute function no_settling()`)
    expect((await scene.call('PUT', `/events/${group.eventId}`, group.sent)).status).toBe(500)
    expect(await stateOf(group)).toEqual({ day: dayIn(32), request: dayIn(62) })
    await db.execute(sql`drop function no_settling cascade`)
    expect((await scene.call('PUT', `/events/${group.eventId}`, group.sent)).status).toBe(200)
    expect(await stateOf(group)).toEqual({ day: dayIn(62), request: null })
  })

  it('is refused when the group has meanwhile requested another day, which is kept', async () => {
    const group = await wishing(33, 63)
    await requestMove(scene.deps, group.bookingId, { day: dayIn(64), text: '' })
    const answer = await scene.call('PUT', `/events/${group.eventId}`, group.sent)
    expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(await stateOf(group)).toEqual({ day: dayIn(33), request: dayIn(64) })
  })
})
