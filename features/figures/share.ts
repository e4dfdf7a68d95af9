/** Whole percent, rounded down so that 100 means all and 0 none: a share above none is at least 1. Null: of nothing. */
export function sharePercent(part: number, whole: number): number | null {
  if (whole <= 0) return null
  if (part <= 0) return 0
  return Math.min(100, Math.max(1, Math.floor((part / whole) * 100)))
}

/** How many of `fields` are filled: none only for none, all only for all. */
export function filledFields(part: number, whole: number, fields: number): number {
  if (whole <= 0 || part <= 0) return 0
  if (part >= whole) return fields
  return Math.min(fields - 1, Math.max(1, Math.round((part / whole) * fields)))
}
