export const FREE_NETWORK_HOURS = 24
/** A family, whatever the size of the event. */
const FREE_PEOPLE_OF_SMALL_DATE = 6
const MAX_FREE_PEOPLE = 12

/**
 * Whether a customer may take free places: half, between 6 and 12, because they cost a robot nothing (ADR-021).
 * `before`: by e-mail, or by network within a day, the larger count.
 */
export function isFreeBookingAllowed(
  { places }: { places: number | null },
  people: number,
  before: number,
): boolean {
  const half = places === null ? MAX_FREE_PEOPLE : Math.floor(places / 2)
  return before + people <= Math.min(MAX_FREE_PEOPLE, Math.max(FREE_PEOPLE_OF_SMALL_DATE, half))
}
