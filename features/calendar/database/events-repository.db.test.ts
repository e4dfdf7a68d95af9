import { eq, sql } from 'drizzle-orm'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { Transaction } from '#platform/database/database.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { events } from './calendar.tables.server.ts'
import { findEvent, listEvents } from './events-repository.server.ts'

const test = await forThisFile(createTestDatabase())
beforeEach(() => test.database.delete(events))

type NewEvent = typeof events.$inferInsert
const NOW = new Date('2027-03-01T12:00:00+01:00')

async function add(values: Partial<NewEvent> & Pick<NewEvent, 'startsLocal' | 'endsLocal'>): Promise<string> {
  const id = crypto.randomUUID()
  await test.database.insert(events).values({ id, title: { de: id }, place: { de: 'Cham' }, ...values })
  return id
}

const list = (query = {}, now = NOW) =>
  listEvents(test.database, query, { language: 'de', now, offer: FIRST_OFFER }).then((found) =>
    found.map((event) => event.id),
  )

describe('what visitors are shown', () => {
  it('is public and not over yet, in order of start; a running event is included', async () => {
    const later = await add({ startsLocal: '2027-04-02 09:00', endsLocal: '2027-04-02 17:00' })
    const soon = await add({ startsLocal: '2027-03-02 09:00', endsLocal: '2027-03-02 17:00' })
    const running = await add({ startsLocal: '2027-02-28 09:00', endsLocal: '2027-03-01 12:05' })
    await add({ startsLocal: '2027-03-01 09:00', endsLocal: '2027-03-01 12:00' })
    await add({ startsLocal: '2027-03-03 09:00', endsLocal: '2027-03-03 17:00', public: false })
    expect(await list()).toEqual([running, soon, later])
    expect(await list({ limit: 1 })).toEqual([running])
    const phases = (
      await listEvents(test.database, {}, { language: 'de', now: NOW, offer: FIRST_OFFER })
    ).map((event) => event.phase)
    expect(phases).toEqual(['running', 'coming', 'coming'])
  })

  it('can be filtered by service, by days in Switzerland, and with called-off events', async () => {
    const march = await add({
      startsLocal: '2027-03-31 22:00',
      endsLocal: '2027-04-01 00:00',
      serviceId: 'aufbruch',
    })
    const april = await add({
      startsLocal: '2027-04-30 23:55',
      endsLocal: '2027-05-01 08:00',
      serviceId: 'shelter-bau',
    })
    const off = await add({
      startsLocal: '2027-04-10 09:00',
      endsLocal: '2027-04-10 17:00',
      state: 'cancelled',
    })
    expect(await list({ serviceIds: ['aufbruch'] })).toEqual([march])
    expect(await list({ serviceIds: ['none', 'aufbruch'], withCancelled: true })).toEqual([march, off])
    expect(await list({ from: '2027-04-01', until: '2027-05-01' })).toEqual([april])
    expect(await list({ until: '2027-04-30' })).toEqual([march])
    expect(await list({ from: '2027-05-01', until: '2027-06-01' })).toEqual([april])
    expect(await list({ withCancelled: true })).toEqual([march, off, april])
    expect(
      await findEvent(test.database, off, { language: 'de', now: NOW, offer: FIRST_OFFER }),
    ).toMatchObject({ cancelled: true })
  })

  it('includes the longest possible event from its first day to its last', async () => {
    const long = await add({ startsLocal: '2027-03-02 00:00', endsLocal: '2027-04-01 00:00', allDay: true })
    expect(await list({}, new Date('2027-03-31T23:59:00+02:00'))).toEqual([long])
    expect(await list({}, new Date('2027-04-01T00:00:00+02:00'))).toEqual([])
  })

  it('is in the language, with the places left and the price of the course', async () => {
    const id = await add({
      startsLocal: '2027-03-13 09:00',
      endsLocal: '2027-03-13 17:00',
      serviceId: 'aufbruch',
      title: { de: 'Aufbruch am See', fr: 'Départ au lac' },
      meetingPoint: { de: 'Bahnhof Cham' },
      places: 12,
      taken: 8,
    })
    expect(await findEvent(test.database, id, { language: 'fr', now: NOW, offer: FIRST_OFFER })).toEqual({
      id,
      serviceId: 'aufbruch',
      title: 'Départ au lac',
      startsAt: '2027-03-13T09:00:00+01:00',
      endsAt: '2027-03-13T17:00:00+01:00',
      allDay: false,
      place: 'Cham',
      meetingPoint: 'Bahnhof Cham',
      places: 12,
      placesLeft: 4,
      coming: 8,
      priceCents: 200_00,
      minimumParticipants: null,
      decideBy: null,
      cancelled: false,
      phase: 'coming',
    })
    const hidden = await add({
      startsLocal: '2027-03-14 09:00',
      endsLocal: '2027-03-14 17:00',
      public: false,
    })
    expect(
      await findEvent(test.database, hidden, { language: 'de', now: NOW, offer: FIRST_OFFER }),
    ).toBeUndefined()
  })
})

it('is found without fetching past events, for any number of them', async () => {
  const coming = await add({ startsLocal: '2027-03-02 09:00', endsLocal: '2027-03-02 17:00' })
  await test.database.execute(sql`
    insert into events (id, title, place, starts_local, ends_local)
    select gen_random_uuid(), '{"de": "Vorbei"}', '{"de": "Cham"}', day + interval '9 hours', day + interval '17 hours'
    from generate_series(1, 12000) n, lateral (select timestamp '2027-02-28' - n % 300 * interval '1 day' as day) d`)
  await test.database.execute(sql`analyze events`)
  const { found, fetched } = await test.database.transaction(async (tx) => {
    const before = await countFetched(tx)
    const rows = await listEvents(tx, {}, { language: 'de', now: NOW, offer: FIRST_OFFER })
    return { found: rows.map(({ id }) => id), fetched: (await countFetched(tx)) - before }
  })
  expect(found).toEqual([coming])
  expect(fetched).toBe(1)
})

async function countFetched(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ fetched: number }>(sql`
    select (seq_tup_read + idx_tup_fetch)::int as fetched from pg_stat_xact_user_tables where relname = 'events'`)
  return rows[0]?.fetched ?? Number.NaN
}

describe('wall-clock time', () => {
  it.each([
    ['2027-03-27 18:00', '2027-03-28 12:00', '2027-03-27T18:00:00+01:00', '2027-03-28T12:00:00+02:00', 17],
    ['2027-10-30 18:00', '2027-10-31 12:00', '2027-10-30T18:00:00+02:00', '2027-10-31T12:00:00+01:00', 19],
  ])(
    'is kept over the change of clocks: %s to %s',
    async (startsLocal, endsLocal, startsAt, endsAt, hours) => {
      const id = await add({ startsLocal, endsLocal })
      const event = await findEvent(test.database, id, { language: 'de', now: NOW, offer: FIRST_OFFER })
      expect(event).toMatchObject({ startsAt, endsAt })
      const rows = await test.database
        .select({ hours: sql<number>`extract(epoch from ${events.endsAt} - ${events.startsAt})::int / 3600` })
        .from(events)
      expect(rows).toEqual([{ hours }])
    },
  )

  it.each([
    ['that the clocks skip', '2027-03-28 02:30', '2027-03-28 06:00', 'events_clock_exists'],
    ['off the marks of five minutes', '2027-03-27 09:01', '2027-03-27 10:00', 'events_five_minutes'],
    ['that ends before it begins', '2027-03-27 09:00', '2027-03-27 09:00', 'events_length'],
    ['of more than thirty days', '2027-03-01 09:00', '2027-03-31 09:05', 'events_length'],
  ])('is refused when it is one %s', async (_what, startsLocal, endsLocal, constraint) => {
    await expect(add({ startsLocal, endsLocal })).rejects.toMatchObject({ cause: { constraint } })
  })
})

it('never has more places taken than there are', async () => {
  const id = await add({ startsLocal: '2027-03-13 09:00', endsLocal: '2027-03-13 17:00', places: 2 })
  const take = (taken: number) => test.database.update(events).set({ taken }).where(eq(events.id, id))
  await take(2)
  await expect(take(3)).rejects.toMatchObject({ cause: { constraint: 'events_never_oversold' } })
})
