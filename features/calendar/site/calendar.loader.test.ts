import { expect, test } from 'vitest'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import type { EventQuery } from '#features/calendar/calendar-event.ts'
import { event as eventWith } from './event-fixtures.ts'
import { loadCalendar } from './calendar.loader.ts'

function calendarWith(day: string) {
  const event = eventWith({ startsAt: `${day}T09:00:00+01:00`, endsAt: `${day}T17:00:00+01:00` })
  const queries: EventQuery[] = []
  const environment = {
    services: FIRST_SERVICES,
    today: () => '2027-01-15',
    findEvents: async (query: EventQuery) => {
      queries.push(query)
      return day >= (query.from ?? '') && (!query.until || day < query.until) ? [event] : []
    },
  } as unknown as Parameters<typeof loadCalendar>[0]
  const load = (query: string) =>
    loadCalendar(environment, { params: {}, url: new URL(`http://site/event-kalender${query}`) })
  return { load, queries }
}

test('the grid opens in the month of the first date', async () => {
  const { load } = calendarWith('2027-04-03')
  const data = await load('?ansicht=monat')
  expect(data.month).toBe('2027-04')
  expect(data.events).toHaveLength(1)
})

test('the grid opens in this month where something is still to come, or nothing at all', async () => {
  expect((await calendarWith('2027-01-30').load('?ansicht=monat')).month).toBe('2027-01')
  expect((await calendarWith('2026-12-01').load('?ansicht=monat')).month).toBe('2027-01')
})

test('a month that is asked for is shown, empty or not', async () => {
  const data = await calendarWith('2027-04-03').load('?ansicht=monat&monat=2027-02')
  expect(data.month).toBe('2027-02')
  expect(data.events).toEqual([])
})

test('takes the first date from the filtered services', async () => {
  const { load, queries } = calendarWith('2027-04-03')
  await load('?ansicht=monat&service=aufbruch')
  expect(queries[0]).toMatchObject({ from: '2027-01-15', limit: 1, serviceIds: ['aufbruch'] })
})
