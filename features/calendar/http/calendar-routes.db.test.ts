import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seasonFrom } from '#db/seed/seed-events.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { timelyCache } from '#server/render/timely-cache.ts'
import { eventRoutes } from './event-routes.ts'
import { feedRoutes } from './feed-routes.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'

const TODAY = '2027-02-01'
let now = new Date(`${TODAY}T12:00:00+01:00`)
let app: FastifyInstance
const cache = timelyCache(createCompressedCache({ maxEntries: 100, maxBytes: 10_000_000 }), () => now)
const season = seasonFrom(TODAY)
const ID = crypto.randomUUID()

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  await test.database.insert(events).values([
    ...season,
    {
      id: ID,
      title: { de: 'Mond, Sterne; und\nRuhe', fr: 'Lune' },
      place: { de: 'Cham' },
      startsLocal: '2027-02-01 13:00',
      endsLocal: '2027-02-01 15:00',
    },
  ])
  app = Fastify()
  const deps = {
    db: test.database,
    clock: () => now,
    cache,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    publicUrl: 'https://gratweg.test',
    messages: fileMessageSource,
  }
  eventRoutes(app, deps)
  feedRoutes(app, deps)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const list = async (query: string) =>
  (await get(`/api/events?${query}`)).json<{ events: CalendarEvent[] }>().events

describe('the answers to pages', () => {
  it('follow the clock without a change of data: upcoming, running, over', async () => {
    expect((await list('limit=1'))[0]).toMatchObject({ id: ID, phase: 'coming' })
    now = new Date(`${TODAY}T13:00:00+01:00`)
    expect((await list('limit=1'))[0]).toMatchObject({ id: ID, phase: 'running' })
    now = new Date(`${TODAY}T15:00:00+01:00`)
    expect((await list('limit=1'))[0]?.id).not.toBe(ID)
    expect((await get(`/api/events/${ID}`)).json()).toMatchObject({ phase: 'over' })
  })

  it('follow the language and the filtered services', async () => {
    expect((await get(`/api/events/${ID}?lng=fr`)).json()).toMatchObject({ title: 'Lune' })
    const found = await list('service=klarer-kompass,shelter-bau&lng=it')
    expect(new Set(found.map(({ serviceId }) => serviceId))).toEqual(
      new Set(['klarer-kompass', 'shelter-bau']),
    )
    expect((await list('service=none')).every(({ serviceId }) => serviceId === null)).toBe(true)
    const cancelled = (found: CalendarEvent[]) => found.filter((event) => event.cancelled).length
    expect([cancelled(await list('')), cancelled(await list('cancelled=1'))]).toEqual([0, 1])
  })

  it.each(['service=yoga', 'limit=0', 'limit=101', 'from=2027-02-30', 'until=soon', 'cancelled=2'])(
    'refuse %s and report the field',
    async (query) => {
      const answer = await get(`/api/events?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ field: query.split('=')[0] })
    },
  )

  it.each(['nothing', crypto.randomUUID()])('contain no event %s', async (id) => {
    expect((await get(`/api/events/${id}`)).statusCode).toBe(404)
    expect((await get(`/kalender/${id}.ics`)).statusCode).toBe(404)
  })
})

function read(body: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(body) as unknown[])
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('the feed', () => {
  it('contains every public event of the season, as a third-party parser reads it', async () => {
    const answer = await get('/kalender.ics?lng=fr')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const found = read(answer.body)
    expect(found.map(({ uid }) => uid).toSorted()).toEqual([...season.map(({ id }) => id), ID].toSorted())
    expect(found.find(({ uid }) => uid === ID)?.summary).toBe('Lune')
    const off = found.filter(({ component }) => component.getFirstPropertyValue('status') === 'CANCELLED')
    expect(off.map(({ summary, sequence }) => [summary, sequence])).toEqual([
      ['Survival Mindset, groupe ouvert (annulée)', 1],
    ])
  })

  it('can be filtered by a kind of service or one of them, and refuses any other', async () => {
    const courses = read((await get('/kalender.ics?service=survival')).body)
    expect(new Set(courses.map(({ summary }) => summary))).toEqual(
      new Set(['Aufbruch', 'Durchhaltevermögen', 'Klarer Kompass']),
    )
    const one = read((await get('/kalender.ics?service=shelter-bau&lng=en')).body)
    expect(one).toHaveLength(3)
    expect(one[0]?.description).toContain('CHF\u00a0215.00 per person')
    expect((await get('/kalender.ics?service=yoga')).statusCode).toBe(400)
  })

  it('is answered with 304 until a change, which raises the sequence', async () => {
    const url = '/kalender.ics?service=aufbruch'
    const first = await get(url)
    const etag = String(first.headers.etag)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    const [course] = read(first.body)
    await test.database
      .update(events)
      .set({ place: { de: 'Rigi' }, sequence: 1 })
      .where(eq(events.id, course?.uid ?? ''))
    cache.clear()
    const after = await get(url, { 'if-none-match': etag })
    expect(after.statusCode).toBe(200)
    expect(read(after.body)[0]).toMatchObject({ uid: course?.uid, sequence: 1 })
  })

  it('is offered to calendar programs under their own scheme', async () => {
    const answer = await get('/kalender/abonnieren?lng=it&service=team')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('webcal://gratweg.test/kalender.ics?lng=it&service=team')
  })
})

describe('the file of an event', () => {
  it('is one event with a title that explains its name', async () => {
    const answer = await get(`/kalender/${ID}.ics`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="event-2027-02-01.ics"')
    const [event, ...others] = read(answer.body)
    expect(others).toEqual([])
    expect(event).toMatchObject({ uid: ID, summary: 'Mond, Sterne; und\nRuhe', location: 'Cham' })
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://gratweg.test/event-kalender/${ID}?lng=de`,
    )
  })

  it('says of an event that was moved when and where it is now', async () => {
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()]
    const row = { title: { de: 'Nachtwache' }, place: { de: 'Cham' } }
    await test.database.insert(events).values([
      { ...row, id: after, startsLocal: '2027-05-15 13:00', endsLocal: '2027-05-15 15:00' },
      {
        ...row,
        id: before,
        startsLocal: '2027-05-01 13:00',
        endsLocal: '2027-05-01 15:00',
        state: 'cancelled',
        movedToId: after,
      },
    ])
    cache.clear()
    const inFeed = read((await get('/kalender.ics')).body).find(({ uid }) => uid === before)
    const [inFile] = read((await get(`/kalender/${before}.ics`)).body)
    for (const event of [inFeed, inFile]) {
      expect(event?.summary).toMatch(/^Nachtwache \(verschoben auf den 15\.\sMai\s2027\)$/)
      expect(event?.component.getFirstPropertyValue('url')).toBe(
        `https://gratweg.test/event-kalender/${after}?lng=de`,
      )
      expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    }
  })
})
