import { plusDays } from './event-span.ts'
import { monthOf, plusMonths, weekdayNumber } from './months.ts'

/**
 * Where a key leads from a day (grid pattern of the ARIA practices): arrows by day and week, Home and End within
 * the week, with Ctrl within the month, Page Up and Page Down by month, with Shift by year. Undefined for any other
 * key. The day may lie in another month.
 */
export function moveDay(
  day: string,
  { key, ctrlKey = false, shiftKey = false }: { key: string; ctrlKey?: boolean; shiftKey?: boolean },
): string | undefined {
  const month = monthOf(day)
  const months = shiftKey ? 12 : 1
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
      return ctrlKey ? `${month}-01` : plusDays(day, -weekdayNumber(day))
    case 'End':
      return ctrlKey ? lastOf(month) : plusDays(day, 6 - weekdayNumber(day))
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
  const wanted = month + day.slice(7)
  const last = lastOf(month)
  return wanted < last ? wanted : last
}

function lastOf(month: string): string {
  return plusDays(`${plusMonths(month, 1)}-01`, -1)
}
