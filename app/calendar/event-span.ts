import type { CalendarEvent } from '#features/calendar/calendar-event.ts'

/** Days and times of the clock in Switzerland from the first to the last moment of an event. */
export interface EventSpan {
  /** `YYYY-MM-DD` */
  firstDay: string
  /** The last day on which it lasts: one that ends at midnight does not reach into the next day. */
  lastDay: string
  /** `HH:MM` */
  from: string
  /** `HH:MM`; `24:00` at midnight. */
  to: string
}

/** Read from the texts themselves, which carry the offset of Switzerland: no time zone is asked for. */
export function eventSpan({ startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>): EventSpan {
  const endDay = endsAt.slice(0, 10)
  const to = endsAt.slice(11, 16)
  const atMidnight = to === '00:00'
  return {
    firstDay: startsAt.slice(0, 10),
    lastDay: atMidnight ? addDays(endDay, -1) : endDay,
    from: startsAt.slice(11, 16),
    to: atMidnight ? '24:00' : to,
  }
}

/** A day `YYYY-MM-DD` some days later or, with a negative count, earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
