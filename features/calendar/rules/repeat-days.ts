const DAY_MS = 86_400_000

export type Recurrence = 'weekly' | 'monthly'

/** By a rhythm, or on free days, `YYYY-MM-DD`. */
export type Repetition = { rhythm: Recurrence; count: number } | { days: string[] }

/** Day offsets of a repetition, each once and none of the day itself; free days in order. */
export function repetitionOffsets(day: string, repetition: Repetition): number[] {
  if ('rhythm' in repetition) return repeatDays(day, repetition.rhythm, repetition.count)
  return [...new Set(repetition.days)]
    .filter((each) => each !== day)
    .toSorted()
    .map((each) => (Date.parse(`${each}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / DAY_MS)
}

/** A year of weeks. */
export const MAX_REPETITIONS = 52

/** Day offsets of `count` repetitions. Monthly keeps the weekday's position (second Saturday); no fifth: the last. */
export function repeatDays(day: string, rhythm: Recurrence, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    rhythm === 'weekly' ? (index + 1) * 7 : daysToMonth(day, index + 1),
  )
}

function daysToMonth(day: string, months: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const firstMatch = 1 + ((weekday - first.getUTCDay() + 7) % 7)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const wanted = firstMatch + Math.floor((date - 1) / 7) * 7
  const found = wanted > length ? wanted - 7 : wanted
  return (first.getTime() + (found - 1) * DAY_MS - Date.parse(`${day}T00:00Z`)) / DAY_MS
}
