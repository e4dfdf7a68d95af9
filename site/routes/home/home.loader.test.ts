import { expect, it } from 'vitest'
import type { CalendarEvent, EventQuery } from '#features/calendar/calendar-event.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import type { PageEnvironment } from '#site/environment.ts'
import { loadHome } from './home.loader.ts'

const event = (id: string, changes: Partial<CalendarEvent> = {}) =>
  ({
    id,
    serviceId: 'aufbruch',
    phase: 'coming',
    cancelled: false,
    placesLeft: 4,
    ...changes,
  }) as CalendarEvent

const news = async () => ({ teasers: [], page: 1, pages: 1 })
const load = (environment: Pick<PageEnvironment, 'findEvents' | 'findNews'>) =>
  loadHome({ ...environment, services: FIRST_SERVICES } as PageEnvironment)

it('shows four dates and highlights the first course with free places', async () => {
  const queries: EventQuery[] = []
  const { dates, course } = await load({
    findNews: news,
    async findEvents(query) {
      queries.push(query)
      if (!query.serviceIds) return [event('abend', { serviceId: null })]
      return [
        event('running', { phase: 'running' }),
        event('off', { cancelled: true }),
        event('full', { placesLeft: 0 }),
        event('open', { placesLeft: null }),
        event('later'),
      ]
    },
  })
  expect(dates?.map(({ id }) => id)).toEqual(['abend'])
  expect(course?.id).toBe('open')
  expect(queries.find(({ serviceIds }) => !serviceIds)).toEqual({ limit: 4 })
})

it('works without a calendar and without news', async () => {
  const fails = () => Promise.reject(new Error('down'))
  expect(await load({ findEvents: fails, findNews: fails })).toEqual({ dates: null, course: null, notes: [] })
  expect(await load({ findEvents: async () => [], findNews: news })).toEqual({
    dates: [],
    course: null,
    notes: [],
  })
})
