import { plusDays } from '../calendar/event-span.ts'
import { monthOf, plusMonths, weekdayNumber } from '../calendar/months.ts'

/** First and last day that can be chosen. */
export interface DayBounds {
  first: string
  last: string
}

/**
 * Where a key leads from a day in the calendar, as the ARIA practices have it for a date picker: arrows by days and
 * weeks, Home and End to Monday and Sunday, Page Up and Page Down by months, with Shift by years. Never out of the bounds.
 * @returns undefined for every other key.
 */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  bounds: DayBounds,
): string | undefined {
  const target = targetOf(day, key, shiftKey ? 12 : 1)
  return target && within(target, bounds)
}

export function within(day: string, { first, last }: DayBounds): string {
  if (day < first) return first
  return day > last ? last : day
}

function targetOf(day: string, key: string, months: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1)
    case 'ArrowRight':
      return plusDays(day, 1)
    case 'ArrowUp':
      return plusDays(day, -7)
    case 'ArrowDown':
      return plusDays(day, 7)
    case 'Home':
      return plusDays(day, -weekdayNumber(day))
    case 'End':
      return plusDays(day, 6 - weekdayNumber(day))
    case 'PageUp':
      return sameDayLater(day, -months)
    case 'PageDown':
      return sameDayLater(day, months)
    default:
      return undefined
  }
}

/** The same date some months later; the last one of a month that is too short for it. */
export function sameDayLater(day: string, months: number): string {
  const month = plusMonths(monthOf(day), months)
  const last = plusDays(`${plusMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}
