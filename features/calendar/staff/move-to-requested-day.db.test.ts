import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { requestMove } from '#features/booking/change/edit-details.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

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
