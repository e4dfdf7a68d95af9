import { addDays } from '#features/calendar/rules/event-span.ts'
import { monthOf, addMonths, weekdayNumber } from './months.ts'

/** ARIA grid keys; Ctrl+Home/End reach the month's ends. Undefined for other keys; may leave the month. */
export function dayAfterGridKey(
  day: string,
  { key, ctrlKey = false, shiftKey = false }: { key: string; ctrlKey?: boolean; shiftKey?: boolean },
): string | undefined {
  const month = monthOf(day)
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return ctrlKey ? `${month}-01` : addDays(day, -weekdayNumber(day))
    case 'End':
      return ctrlKey ? lastOf(month) : addDays(day, 6 - weekdayNumber(day))
    case 'PageUp':
      return addMonthsClamped(day, -months)
    case 'PageDown':
      return addMonthsClamped(day, months)
    default:
      return undefined
  }
}

/** Clamps to the last day of a shorter month. */
export function addMonthsClamped(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const wanted = month + day.slice(7)
  const last = lastOf(month)
  return wanted < last ? wanted : last
}

function lastOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}
