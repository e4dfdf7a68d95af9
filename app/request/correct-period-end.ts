import { readDay } from '#kernel/calendar-day.ts'

/** What somebody meant whose period ends before it begins: the same date of the first year that is not too early. */
export function correctPeriodEnd(from: string, to: string): string {
  const [start, end] = [readDay(from), readDay(to)]
  if (!start || !end) return start ?? ''
  const year = Number(start.slice(0, 4))
  const meant = [year, year + 1].map((each) => `${each}${end.slice(4)}`).find((day) => day >= start)
  // A February 29 is only in some years.
  return readDay(meant ?? '') ?? start
}
