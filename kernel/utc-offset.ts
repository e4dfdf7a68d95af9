/** PostgreSQL refuses UTC offsets of 16 hours or more, which ISO 8601 syntax allows. */
export function hasValidUtcOffset(moment: string): boolean {
  return !/[+-](?:1[6-9]|2\d):\d\d$/.test(moment)
}
