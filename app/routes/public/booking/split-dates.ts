/** Dates that stand open; more are folded away, but never the chosen one. */
export const OPEN_DATES = 4

/** The first dates, the chosen one among them, and the rest; both in their order. */
export function splitDates<Date extends { id: string }>(
  dates: readonly Date[],
  chosen: { id: string } | null,
): { first: Date[]; more: Date[] } {
  const rank = dates.findIndex(({ id }) => id === chosen?.id)
  const isFirst = (index: number) =>
    index === rank || index < (rank >= OPEN_DATES ? OPEN_DATES - 1 : OPEN_DATES)
  return {
    first: dates.filter((_, index) => isFirst(index)),
    more: dates.filter((_, index) => !isFirst(index)),
  }
}
