import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { event } from '#features/calendar/site/event-fixtures.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'

const course = event({ startsAt: '2027-03-13T09:00:00+01:00', endsAt: '2027-03-13T17:00:00+01:00' })
let now: Date
let queries = 0
let broken = false
let change = () => {}
let app: FastifyInstance

beforeAll(async () => {
  app = await buildPagesApp({
    clock: () => now,
    calendar: {
      async findEvents() {
        queries += 1
        if (broken) throw new Error('the database is away')
        return now < new Date(course.endsAt) ? [course] : []
      },
      findEvent: async (id) => (id === course.id ? course : undefined),
    },
    onCalendarChange: (listener) => {
      change = listener
    },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2027-03-13T16:56:00+01:00')
  queries = 0
  broken = false
  change()
})

const calendar = (query = '') => app.inject({ url: `/event-kalender?lng=de${query}` })

it('shows an event until its end exactly, from cached bytes meanwhile', async () => {
  expect((await calendar()).body).toContain(course.id)
  now = new Date('2027-03-13T16:59:59.999+01:00')
  expect((await calendar()).body).toContain(course.id)
  expect(queries).toBe(1)
  now = new Date('2027-03-13T17:00:00+01:00')
  expect((await calendar()).body).not.toContain(course.id)
  expect(queries).toBe(2)
})

it('is rendered again when the calendar changes', async () => {
  await calendar()
  change()
  await calendar()
  expect(queries).toBe(2)
})

it('keeps one page for each month, view and service, and for nothing else', async () => {
  for (const query of ['', '&utm=1', '&utm=2', '&monat=2027-04', '&monat=2027-04&utm=3', '&service=team'])
    expect((await calendar(query)).statusCode).toBe(200)
  expect(queries).toBe(3)
})

it('never caches a calendar failure', async () => {
  broken = true
  const failed = await calendar()
  expect(failed.statusCode).toBe(503)
  expect(failed.body).toContain('Kalender-Events konnten nicht geladen werden.')
  broken = false
  expect((await calendar()).statusCode).toBe(200)
})

it('answers 404 for a missing event, without indexing', async () => {
  const answer = await app.inject({ url: '/event-kalender/nichts?lng=fr' })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('Cette date n’existe pas.')
  expect(answer.body).toContain('noindex')
  const found = await app.inject({ url: `/event-kalender/${course.id}?lng=fr` })
  expect(found.statusCode).toBe(200)
  expect(found.body).toContain('<title>Aufbruch, sam.\u00a013\u00a0mars 2027 – Gratweg</title>')
})
