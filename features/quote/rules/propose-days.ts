const DAY_MS = 86_400_000
/** Weeks ahead in which the same weekday is looked for. */
const WEEKS = 8
/** Days around the date that are looked at when the same weekday is not free often enough. */
const NEARBY_DAYS = 14

/**
 * Free days to move a date to, in order: the same weekday of the weeks that follow, then near days of the same part of the
 * week (working day or weekend). Never the day itself, nor today or earlier.
 */
export function proposeDays(
  day: string,
  { today, isFree, most }: { today: string; isFree: (day: string) => boolean; most: number },
): string[] {
  const weeks = Array.from({ length: WEEKS }, (_, index) => shift(day, (index + 1) * 7))
  const near = Array.from({ length: NEARBY_DAYS }, (_, index) => index + 1)
    .flatMap((distance) => [shift(day, distance), shift(day, -distance)])
    .filter((each) => isWeekend(each) === isWeekend(day))
  return [...new Set([...weeks, ...near])]
    .filter((each) => each > today && each !== day && isFree(each))
    .slice(0, most)
    .toSorted()
}

/** The days between which `proposeDays` looks. */
export function proposalRange(day: string): { from: string; to: string } {
  return { from: shift(day, -NEARBY_DAYS), to: shift(day, WEEKS * 7) }
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())
}
