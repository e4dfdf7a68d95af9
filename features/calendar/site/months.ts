import { addDays } from '#features/calendar/rules/event-span.ts'

/** Months are `YYYY-MM`, days `YYYY-MM-DD`; both compare as strings. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Monday is 0. */
export function weekdayNumber(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
}

/** Four to six full weeks, Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const weeks: string[][] = []
  for (let day = addDays(`${month}-01`, -weekdayNumber(`${month}-01`)); day <= last; day = addDays(day, 7)) {
    const monday = day
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  }
  return weeks
}
