import { dayAfterGridKey } from '../calendar/day-after-grid-key.ts'

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
  press: { key: string; shiftKey: boolean },
  bounds: DayBounds,
): string | undefined {
  const target = dayAfterGridKey(day, { key: press.key, shiftKey: press.shiftKey })
  return target && clampDay(target, bounds)
}

export function clampDay(day: string, { first, last }: DayBounds): string {
  if (day < first) return first
  return day > last ? last : day
}
