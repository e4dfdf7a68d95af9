import { dayAfterGridKey } from '#features/calendar/site/day-after-grid-key.ts'

export interface DayBounds {
  first: string
  last: string
}

/** Keyboard navigation of the ARIA date picker pattern, clamped to the bounds. @returns undefined for other keys. */
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
