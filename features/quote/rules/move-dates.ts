import type { QuoteDate } from './quote-document.ts'

/**
 * Dates of which those on `days` are given up for `to`, which stands where the first of them stood, so that a date that
 * is kept stays the first. What is there already does not stand twice.
 */
export function moveDates(
  dates: readonly QuoteDate[],
  { days, to }: { days: readonly string[]; to: QuoteDate },
): QuoteDate[] {
  const at = dates.findIndex(({ day }) => days.includes(day))
  if (at < 0) return [...dates]
  const others = dates.filter((date) => !days.includes(date.day) && !isSameDate(date, to))
  const before = dates.slice(0, at).filter((date) => others.includes(date))
  return [...before, to, ...others.slice(before.length)]
}

export function isSameDate(one: QuoteDate, other: QuoteDate): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to
}
