/**
 * Whether an ISO 8601 moment lies no further from UTC than clocks do: PostgreSQL refuses an offset of 16 hours or more,
 * which the form of a moment allows.
 */
export function hasValidUtcOffset(moment: string): boolean {
  return !/[+-](?:1[6-9]|2\d):\d\d$/.test(moment)
}
