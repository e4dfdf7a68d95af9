import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { Result } from '#kernel/result.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { countOf } from '#test/sample.ts'
import { addEvent } from './add-event.server.ts'
import type { CalendarDeps, EventChange } from '../calendar-deps.server.ts'
import { type EventRow, events } from '../database/calendar.tables.server.ts'
import { cancelEvent } from './cancel-event.server.ts'
import { changeEvent } from './change-event.server.ts'
import { checkEvent } from '../rules/check-event.ts'
import type { EventInput } from '../rules/event-input.ts'
import { toInput } from '../database/event-rows.server.ts'
import { repeatEvent } from './repeat-event.server.ts'

const ACTOR = crypto.randomUUID()
const input: EventInput = {
  serviceId: 'durchhaltevermoegen',
  title: { de: 'Durchhaltevermögen' },
  starts: '2027-03-13T18:00',
  ends: '2027-03-14T12:00',
  allDay: false,
  place: { de: 'Wildspitz' },
  meetingPoint: { de: 'Bahnhof Sattel-Aegeri', fr: 'Gare de Sattel-Aegeri' },
  places: 10,
  blocked: 0,
  priceCents: null,
  public: true,
  note: 'Schlüssel der Hütte',
  minimumParticipants: 6,
  decideBy: '2027-03-06',
}

let deps: CalendarDeps
let changes: EventChange[]
let failing = false

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  deps = {
    db: test.database,
    clock: () => new Date('2027-03-01T12:00:00Z'),
    listRecipients: async () => [],
    async afterChange(_tx, change) {
      if (failing) throw new Error('the mail could not be written')
      changes.push(change)
    },
  }
})
beforeEach(async () => {
  await test.database.delete(events)
  changes = []
  failing = false
})

function value<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

const add = async (values: Partial<EventInput> = {}) =>
  value(await addEvent(deps, ACTOR, { ...input, ...values }))
const stored = async (id: string) => (await test.database.select().from(events).where(eq(events.id, id)))[0]

describe('adding an event', () => {
  it('stores what was entered and who did it', async () => {
    const row = await add()
    expect(toInput(row)).toEqual(input)
    expect(row).toMatchObject({ sequence: 0, taken: 0, state: 'scheduled', seriesId: null })
    expect(changes).toMatchObject([{ kind: 'added', actorId: ACTOR, after: { id: row.id } }])
  })

  it('stores nothing when the audit log cannot be written', async () => {
    failing = true
    await expect(addEvent(deps, ACTOR, input)).rejects.toThrow('the mail could not be written')
    expect(await test.database.$count(events)).toBe(0)
  })
})

describe('changing an event', () => {
  const change = (row: EventRow, values: Partial<EventInput>, seen = row.updatedAt) =>
    changeEvent(deps, ACTOR, { id: row.id, seen, input: { ...toInput(row), ...values } })

  it('raises the sequence exactly when subscribed calendars have to update', async () => {
    const row = await add()
    const moved = value(await change(row, { starts: '2027-03-13T17:00' }))
    expect(moved.sequence).toBe(1)
    const noted = value(await change(moved, { note: 'Hütte ist offen', places: 12, decideBy: '2027-03-05' }))
    expect(noted).toMatchObject({ sequence: 1, places: 12 })
    const cheaper = value(await change(noted, { priceCents: 100_00, title: { de: 'Neuer Titel' } }))
    expect(cheaper.sequence).toBe(2)
    expect(changes.map(({ kind, concernsBooked }) => [kind, concernsBooked])).toEqual([
      ['added', false],
      ['changed', true],
      ['changed', false],
      // A price change does not affect existing bookings, so nobody is notified.
      ['changed', false],
    ])
    expect(changes[1]?.before?.startsLocal).toContain('18:00')
  })

  it('gives places away and takes them back beside booked ones', async () => {
    const row = await add({ blocked: 2 })
    expect(row).toMatchObject({ blocked: 2, taken: 2 })
    await test.database.update(events).set({ taken: 5 }).where(eq(events.id, row.id))
    const more = value(await change(row, { blocked: 7 }))
    expect(more).toMatchObject({ blocked: 7, taken: 10, sequence: 0 })
    expect(await change(row, { blocked: 1 })).toMatchObject({ refusal: { code: 'changed_meanwhile' } })
    expect(await change(more, { blocked: 8 })).toMatchObject({
      refusal: { code: 'blocked_above_places', field: 'blocked' },
    })
    expect(await change(more, { places: 9, blocked: 7 })).toMatchObject({
      refusal: { code: 'blocked_above_places', field: 'blocked' },
    })
    const { blocked: _, ...unnamed } = toInput(more)
    const kept = await changeEvent(deps, ACTOR, { id: row.id, seen: more.updatedAt, input: unnamed })
    expect(value(kept)).toMatchObject({ blocked: 7, taken: 10 })
    expect(value(await change(value(kept), { blocked: 0 }))).toMatchObject({ blocked: 0, taken: 3 })
  })

  it('leaves the places of a repetition free', async () => {
    const row = await add({ blocked: 2 })
    const [next] = value(await repeatEvent(deps, ACTOR, { id: row.id, rhythm: 'weekly', count: 1 }))
    expect(next).toMatchObject({ blocked: 0, taken: 0 })
  })

  it('notifies nobody when a place is only translated', async () => {
    const row = value(await change(await add(), { place: { de: 'Rigi', fr: 'Rigi' }, meetingPoint: null }))
    const translated = value(await change(row, { place: { de: 'Rigi', fr: 'Rigi', it: 'Rigi' } }))
    const other = value(await change(translated, { place: { de: 'Rigi', fr: 'Le Rigi', it: 'Rigi' } }))
    await change(other, { meetingPoint: { de: 'Bahnhof' } })
    expect(changes.slice(-3).map(({ concernsBooked }) => concernsBooked)).toEqual([false, true, true])
    expect([row, translated, other].map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })

  it('never overwrites a concurrent change', async () => {
    const row = await add()
    const [first, second] = await Promise.all([
      change(row, { place: { de: 'Rigi' } }),
      change(row, { place: { de: 'Zugerberg' } }),
    ])
    expect([first.ok, second.ok].toSorted()).toEqual([false, true])
    expect(changes).toHaveLength(2)
  })

  it('keeps the places that are taken', async () => {
    const row = await add()
    await test.database.update(events).set({ taken: 8 }).where(eq(events.id, row.id))
    expect(await change(row, { places: 7 })).toEqual({
      ok: false,
      refusal: { code: 'places_below_taken', field: 'places' },
    })
    expect((await change(row, { places: 8 })).ok).toBe(true)
  })

  it('is refused for an event that does not exist or was cancelled', async () => {
    const row = await add()
    value(await cancelEvent(deps, ACTOR, row.id))
    expect(await change(row, {})).toEqual({ ok: false, refusal: { code: 'is_cancelled' } })
    expect(await change({ ...row, id: crypto.randomUUID() }, {})).toEqual({
      ok: false,
      refusal: { code: 'unknown_event' },
    })
  })
})

describe('cancelling an event', () => {
  it('marks it as cancelled and notifies those who booked once', async () => {
    const row = await add()
    const all = await Promise.all([1, 2, 3].map(() => cancelEvent(deps, ACTOR, row.id)))
    expect(all.every((one) => one.ok)).toBe(true)
    expect(await stored(row.id)).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect(changes.filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ concernsBooked: true }])
  })

  it('is refused when it is over', async () => {
    const row = await add({ starts: '2027-02-13T18:00', ends: '2027-02-14T12:00', decideBy: null })
    expect(await cancelEvent(deps, ACTOR, row.id)).toEqual({ ok: false, refusal: { code: 'is_over' } })
  })
})

describe('repeating an event', () => {
  it('enters it at the same wall-clock times over the change to summer time, with all places free', async () => {
    const row = await add()
    await test.database.update(events).set({ taken: 8 }).where(eq(events.id, row.id))
    const added = value(await repeatEvent(deps, ACTOR, { id: row.id, rhythm: 'weekly', count: 3 }))
    expect(added.map(({ startsLocal }) => startsLocal.slice(0, 16))).toEqual([
      '2027-03-20 18:00',
      '2027-03-27 18:00',
      '2027-04-03 18:00',
    ])
    const hours = added.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000)
    expect(hours).toEqual([18, 17, 18])
    expect(added.map(({ taken, decideBy }) => [taken, decideBy])).toEqual([
      [0, '2027-03-13'],
      [0, '2027-03-20'],
      [0, '2027-03-27'],
    ])
    const series = new Set([...added.map(({ seriesId }) => seriesId), (await stored(row.id))?.seriesId])
    expect([series.size, series.has(null)]).toEqual([1, false])
  })

  it('enters all repetitions or none', async () => {
    const row = await add({ starts: '2027-03-14T02:30', ends: '2027-03-14T06:00', decideBy: null })
    expect(await repeatEvent(deps, ACTOR, { id: row.id, rhythm: 'weekly', count: 4 })).toEqual({
      ok: false,
      refusal: { code: 'clock_skips_time', day: '2027-03-28' },
    })
    expect(await test.database.$count(events)).toBe(1)
  })
})

it('accepts exactly what the table accepts', async () => {
  const two = (top: number) =>
    fc.integer({ min: 0, max: top }).map((number) => String(number).padStart(2, '0'))
  const time = fc
    .tuple(
      fc.constantFrom('2027-03-27', '2027-03-28', '2027-03-29', '2027-04-27', '2027-10-31'),
      two(23),
      two(59),
    )
    .map(([day, hour, minute]) => `${day}T${hour}:${minute}`)
  const roundTime = time.map(
    (text) => `${text.slice(0, 14)}${text.slice(14, 15)}${Number(text.slice(15)) < 5 ? 0 : 5}`,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        starts: fc.oneof(roundTime, time),
        ends: fc.oneof(roundTime, time),
        places: fc.option(fc.integer({ min: 1, max: 12 })),
        minimumParticipants: fc.integer({ min: 1, max: 12 }),
        decideBy: fc.option(fc.constantFrom('2027-03-27', '2027-03-29', '2027-11-01')),
      }),
      async (values) => {
        const entered = { ...input, ...values }
        const { starts, ends, ...rest } = entered
        const written = await test.database
          .insert(events)
          .values({
            ...rest,
            id: crypto.randomUUID(),
            startsLocal: starts.replace('T', ' '),
            endsLocal: ends.replace('T', ' '),
          })
          .then(
            () => true,
            () => false,
          )
        expect(checkEvent(entered).ok).toBe(written)
      },
    ),
    { numRuns: countOf(300) },
  )
})
