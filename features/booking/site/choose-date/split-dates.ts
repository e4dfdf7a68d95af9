/** The rest is collapsed, except for the chosen one. */
export const OPEN_DATES = 4

/** Keeps the order; the chosen date is always among the first. */
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
