import { readDay } from '#kernel/calendar-day.ts'

/** Moves an end before the start to the same date in the first possible year. */
export function correctPeriodEnd(from: string, to: string): string {
  const [start, end] = [readDay(from), readDay(to)]
  if (!start || !end) return start ?? ''
  const year = Number(start.slice(0, 4))
  const meant = [year, year + 1].map((each) => `${each}${end.slice(4)}`).find((day) => day >= start)
  // 29 February does not exist every year.
  return readDay(meant ?? '') ?? start
}
