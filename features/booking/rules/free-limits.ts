/** For so long it is known which network took places that cost nothing. */
export const FREE_NETWORK_HOURS = 24
/** People of one customer for whom a date that costs nothing always has places, as long as it has any: a family. */
const FREE_PEOPLE_OF_SMALL_DATE = 6
const MAX_FREE_PEOPLE = 12

/**
 * Whether one customer may have places of a date that costs nothing: half of them, six at least and twelve at most. They
 * are confirmed at once and cost a robot nothing (ADR-021).
 * @param before people of the same e-mail address, or within a day of the same network: whichever are more
 */
export function isFreeBookingAllowed(
  { places }: { places: number | null },
  people: number,
  before: number,
): boolean {
  const half = places === null ? MAX_FREE_PEOPLE : Math.floor(places / 2)
  return before + people <= Math.min(MAX_FREE_PEOPLE, Math.max(FREE_PEOPLE_OF_SMALL_DATE, half))
}
