import { crowdFactor } from '#platform/http/holding-network.ts'
import { HELD_PEOPLE } from '../rules/invoice-limits.ts'

/** Most unpaid places that a network may hold with a new booking of `people`; one booking alone is never too many. */
export function heldLimit(people: number, network: string): number {
  return Math.max(HELD_PEOPLE * crowdFactor(network), people)
}
