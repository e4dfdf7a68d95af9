import { accept, type Result, refuse } from '#kernel/result.ts'

/** How long pieces are kept for somebody who pays. The hosted page may live longer; it is closed when this is over. */
export const HOLD_MINUTES = 15
/** For so long it is known which network let holds end without paying. */
export const NETWORK_MEMORY_HOURS = 6
/** Whoever goes back within this time has only looked. */
export const BROWSING_MINUTES = 5
/** Holds of one network and variant that may end unpaid before it is no longer given everything that is left. */
const FREE_LAPSES = 2

/** What one network did with one variant. */
export interface NetworkHolds {
  /** Pieces in orders that wait for their payment. */
  openPieces: number
  /** When the first of these holds ends. */
  openUntil: Date | null
  /** Holds that ended without a payment within `NETWORK_MEMORY_HOURS`. */
  lapses: number
  /** When the first of these was placed. */
  firstLapse: Date | null
}

export interface HeldByNetwork {
  code: 'held_by_network'
  /** When it is worth trying again. */
  until: Date
}

/**
 * Whether a network may hold `wanted` pieces of a variant. Its first unpaid order may take all that is left; further
 * ones beside it share half of the stock, two pieces at least, so that one network does not empty the shop and an
 * office still buys. Who let several holds end unpaid gets no more than half.
 * @param onHand pieces in stock, held ones included
 */
export function decideHold(
  wanted: number,
  onHand: number,
  before: NetworkHolds,
  now: Date,
): Result<null, HeldByNetwork> {
  const isTrusted = before.lapses <= FREE_LAPSES
  if (before.openPieces === 0 && isTrusted) return accept(null)
  const share = isTrusted ? Math.max(2, Math.ceil(onHand / 2)) : Math.floor(onHand / 2)
  if (before.openPieces + wanted <= share) return accept(null)
  const forgotten = new Date((before.firstLapse ?? now).getTime() + NETWORK_MEMORY_HOURS * 3_600_000)
  return refuse({ code: 'held_by_network', until: before.openUntil ?? forgotten })
}
