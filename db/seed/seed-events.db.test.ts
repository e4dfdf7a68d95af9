import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVICE_IDS } from '#content/services.ts'
import { events } from '#features/calendar/calendar.tables.server.ts'
import { listEvents } from '#features/calendar/events-repository.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { seasonFrom, seedEvents } from './seed-events.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('seeding the calendar', () => {
  it('fills an empty calendar once, also when several processes start together', async () => {
    const now = new Date('2027-02-03T10:00:00Z')
    const answers = await Promise.all([1, 2, 3, 4].map(() => seedEvents(test.database, now)))
    const season = seasonFrom('2027-02-03')
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 0, 0, season.length])
    expect(await seedEvents(test.database, now)).toBe(0)
    expect(await test.database.$count(events)).toBe(season.length)
  })

  it('gives every service dates to come, one that is full and one that was called off', async () => {
    const now = new Date('2027-02-03T10:00:00Z')
    const coming = await listEvents(test.database, {}, 'de', now)
    expect(new Set(coming.map((event) => event.serviceId))).toEqual(new Set([...SERVICE_IDS, null]))
    expect(coming.filter((event) => event.placesLeft === 0)).toHaveLength(1)
    const all = await listEvents(test.database, { withCancelled: true }, 'de', now)
    expect(all.filter((event) => event.cancelled)).toHaveLength(1)
  })

  it('fits the table on every day on which the first start can be', async () => {
    for (const today of ['2026-11-21', '2027-03-01', '2027-10-04', '2028-02-29', '2030-12-31']) {
      await test.database.delete(events)
      expect(await seedEvents(test.database, new Date(`${today}T10:00:00Z`)), today).toBeGreaterThan(25)
    }
  })
})
