import type { QuoteDate } from './quote-document.ts'

/**
 * Replaces the dates on `days` by `to`, at the position of the first of them, so that a held date stays first.
 * Contains no date twice.
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
