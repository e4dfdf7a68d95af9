import { expect, it } from 'vitest'
import type { EventQuery } from '#features/calendar/calendar-event.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import type { PageEnvironment } from '#site/environment.ts'
import { loadFirstDates } from './first-dates.loader.ts'

const DATES: Record<string, string[]> = {
  aufbruch: ['2027-01-30T09:00:00+01:00', '2027-02-27T09:00:00+01:00', '2027-03-27T09:00:00+01:00'],
  durchhaltevermoegen: ['2027-03-27T08:30:00+01:00'],
  'klarer-kompass': ['2027-04-23T13:00:00+02:00'],
}

const asking = (findEvents: (query: EventQuery) => Promise<unknown>) =>
  loadFirstDates({ findEvents, services: FIRST_SERVICES } as unknown as PageEnvironment, 2)

it('shows no more dates of each level than asked for, the earliest first', async () => {
  const { events, failed } = await asking(async ({ serviceIds = [], limit }) =>
    serviceIds.flatMap((id) => (DATES[id] ?? []).slice(0, limit).map((startsAt) => ({ startsAt }))),
  )
  expect(failed).toBe(false)
  expect(events.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
    '2027-01-30',
    '2027-02-27',
    '2027-03-27',
    '2027-04-23',
  ])
})

it('reports that the calendar did not answer, and keeps what it returned', async () => {
  const { events, failed } = await asking(async ({ serviceIds }) => {
    if (serviceIds?.includes('aufbruch')) throw new Error('503')
    return [{ startsAt: '2027-04-23T13:00:00+02:00' }]
  })
  expect(failed).toBe(true)
  expect(events).toHaveLength(2)
})
