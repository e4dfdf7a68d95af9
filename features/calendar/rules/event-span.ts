import type { CalendarEvent } from '../calendar-event.ts'

/** Swiss wall-clock time. */
export interface EventSpan {
  /** `YYYY-MM-DD` */
  firstDay: string
  /** Inclusive: an event that ends at midnight does not reach into the next day. */
  lastDay: string
  /** `HH:MM` */
  from: string
  /** `HH:MM`; `24:00` at midnight. */
  to: string
}

/** Parses the strings, whose offset is that of Switzerland, so no time zone data is needed. */
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

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
