import { plusDays } from '../../calendar/event-span.ts'
import { monthOf, plusMonths, weekdayNumber } from '../../calendar/months.ts'

/**
 * Where a key leads from a day (grid pattern of the ARIA practices): arrows by day and week, Home and End within
 * the week, with Ctrl within the month, Page Up and Page Down by month. Undefined for any other key. The day may
 * lie in another month.
 */
export function moveDay(day: string, key: string, ctrl: boolean): string | undefined {
  const month = monthOf(day)
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
      return ctrl ? `${month}-01` : plusDays(day, -weekdayNumber(day))
    case 'End':
      return ctrl ? lastOf(month) : plusDays(day, 6 - weekdayNumber(day))
    case 'PageUp':
      return sameDateIn(plusMonths(month, -1), day)
    case 'PageDown':
      return sameDateIn(plusMonths(month, 1), day)
    default:
      return undefined
  }
}

/** The 31st becomes the last day of a shorter month. */
function sameDateIn(month: string, day: string): string {
  const wanted = month + day.slice(7)
  const last = lastOf(month)
  return wanted < last ? wanted : last
}

function lastOf(month: string): string {
  return plusDays(`${plusMonths(month, 1)}-01`, -1)
}
