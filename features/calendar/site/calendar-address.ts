import { isCourse, type ServiceId, type Services, serviceIds } from '#features/services/content/services.ts'
import type { EventQuery } from '#features/calendar/calendar-event.ts'
import { monthOf, addMonths } from './months.ts'
import { paths } from '#content/paths.ts'

export type CalendarView = 'list' | 'month'
/** One of `SERVICE_KINDS`, or one service. */
export type ServiceFilter = ServiceId

export const SERVICE_KINDS = ['survival', 'team', 'info'] as const

/** `?monat=2027-03&ansicht=monat&service=survival` */
export interface CalendarAddress {
  view: CalendarView
  /** `YYYY-MM`; null means from today. */
  month: string | null
  /** First day of the list's next page, `YYYY-MM-DD`. */
  after: string | null
  service: ServiceFilter | null
}

const MONTHS_AHEAD = 36

/** Drops values that are invalid, past or too far ahead. */
export function readAddress(query: URLSearchParams, today: string, services: Services): CalendarAddress {
  const month = query.get('monat')
  const after = query.get('ab')
  const service = query.get('service')
  return {
    view: query.get('ansicht') === 'monat' ? 'month' : 'list',
    month: month && isMonth(month) && isWithinReach(month, today) ? month : null,
    after: after && isDay(after) && after > today && isWithinReach(monthOf(after), today) ? after : null,
    service: [...SERVICE_KINDS, ...serviceIds(services)].find((known) => known === service) ?? null,
  }
}

export function calendarPath({ view, month, after, service }: Partial<CalendarAddress>): string {
  const query = new URLSearchParams()
  if (view === 'month') query.set('ansicht', 'monat')
  if (month) query.set('monat', month)
  if (after) query.set('ab', after)
  if (service) query.set('service', service)
  return query.size > 0 ? `${paths.calendar}?${query}` : paths.calendar
}

export function isWithinReach(month: string, today: string): boolean {
  return month >= monthOf(today) && month <= addMonths(monthOf(today), MONTHS_AHEAD)
}

/** A kind has retired services too: they may have dates left. Undefined: any event. */
export function servicesOf(
  filter: ServiceFilter | null,
  { courses, teamEvents, retired }: Services,
): NonNullable<EventQuery['serviceIds']> | undefined {
  if (filter === null) return undefined
  if (filter === 'survival' || filter === 'team')
    return [...courses, ...teamEvents, ...retired]
      .filter((service) => isCourse(service) === (filter === 'survival'))
      .map(({ id }) => id)
  return filter === 'info' ? ['none'] : [filter]
}

function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))
}
