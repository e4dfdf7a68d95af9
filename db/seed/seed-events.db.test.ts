import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { FIRST_SERVICE_IDS, SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { seasonFrom, seedEvents } from './seed-events.ts'

const test = await forThisFile(createTestDatabase())

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
    const coming = await listEvents(test.database, {}, { language: 'de', now, offer: FIRST_OFFER })
    expect(new Set(coming.map((event) => event.serviceId))).toEqual(new Set([...FIRST_SERVICE_IDS, null]))
    expect(coming.filter((event) => event.placesLeft === 0)).toHaveLength(1)
    const all = await listEvents(
      test.database,
      { withCancelled: true },
      { language: 'de', now, offer: FIRST_OFFER },
    )
    expect(all.filter((event) => event.cancelled)).toHaveLength(1)
  })

  it('follows the table, the seasons and the weekdays for any day of the first start', async () => {
    for (const today of ['2026-11-21', '2027-03-01', '2027-07-31', '2028-02-29', '2030-12-31']) {
      await test.database.delete(events)
      expect(await seedEvents(test.database, new Date(`${today}T10:00:00Z`)), today).toBeGreaterThan(35)
      for (const { serviceId, startsLocal } of await test.database.select().from(events)) {
        const [day = ''] = startsLocal.split(' ')
        expect(day > today && day < `${Number(today.slice(0, 4)) + 2}-06-30`, `${serviceId} ${day}`).toBe(
          true,
        )
        const isCourse = SURVIVAL_COURSES.some(({ id }) => id === serviceId)
        const weekday = new Date(`${day}T00:00Z`).getUTCDay()
        expect(isCourse ? weekday === 5 || weekday === 6 : weekday >= 1 && weekday <= 4).toBe(true)
        if (serviceId === 'wasser-und-willenskraft') expect('05,06,07,08,09').toContain(day.slice(5, 7))
      }
    }
  })
})
