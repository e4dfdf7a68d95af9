import { accept, type Result, refuse } from '#kernel/result.ts'

/** How long pieces are kept for somebody who pays. The hosted page may live longer; it is closed when this is over. */
export const HOLD_MINUTES = 15
/** For so long it is known which network let holds end without paying, and how long it had them. */
export const NETWORK_MEMORY_HOURS = 6
/** So long a network may have had the whole stock unpaid (half of it: twice as long) and still take everything. */
export const WHOLE_STOCK_MINUTES = 20
/** Variants of which one network may hold more than half at a time. */
export const MAX_MOSTLY_HELD = 4

/** A hold that ended without a payment, however it ended. */
export interface EndedHold {
  placedAt: Date
  /** Pieces times the minutes they were held. */
  pieceMinutes: number
}

/** What one network did with one variant. */
export interface NetworkHolds {
  /** Pieces in orders that wait for their payment. */
  openPieces: number
  /** When the first of these holds ends. */
  openUntil: Date | null
  /** Within `NETWORK_MEMORY_HOURS`, oldest first. */
  ended: EndedHold[]
}

/** Other variants of which the network holds more than half. */
export interface MostlyHeld {
  variants: number
  /** When the first of these holds ends. */
  until: Date | null
}

export interface HeldByNetwork {
  code: 'held_by_network'
  /** When it is worth trying again. */
  until: Date
}

/**
 * Whether a network may hold `wanted` pieces of a variant. Its first unpaid order may take all that is left; further
 * ones beside it share half of the stock, two pieces at least, so that one network does not empty the shop and an
 * office still buys. Who had the whole stock for too long without paying, or holds most of several others, gets no more
 * than half.
 * @param onHand pieces in stock, held ones included
 * @param crowd of `crowdFactor`: several visitors that count as one share nothing out, and are never refused a last piece
 */
export function decideHold(
  wanted: number,
  onHand: number,
  before: NetworkHolds,
  others: MostlyHeld,
  now: Date,
  crowd = 1,
): Result<null, HeldByNetwork> {
  const trustedAt = findTrustedAt(onHand * crowd, before.ended, now)
  const isTrusted = trustedAt <= now && others.variants < MAX_MOSTLY_HELD * crowd
  if (isTrusted && (before.openPieces === 0 || crowd > 1)) return accept(null)
  const half = Math.floor(onHand / 2)
  const share = isTrusted ? Math.max(2, onHand - half) : Math.max(half, crowd > 1 ? 1 : 0)
  if (before.openPieces + wanted <= share) return accept(null)
  const ends = [trustedAt, others.variants < MAX_MOSTLY_HELD * crowd ? before.openUntil : others.until]
  return refuse({
    code: 'held_by_network',
    until: new Date(Math.max(...ends.map((end) => Number(end ?? now)))),
  })
}

/** Whether so many pieces keep more than half of the stock from everybody else. */
export function isMostOf(pieces: number, onHand: number): boolean {
  return pieces > Math.floor(onHand / 2)
}

/** From when on so many of the ended holds are forgotten that the network may take everything; `now` if it may already. */
function findTrustedAt(onHand: number, ended: EndedHold[], now: Date): Date {
  let pieceMinutes = ended.reduce((sum, hold) => sum + hold.pieceMinutes, 0)
  let trustedAt = now
  for (const hold of ended) {
    if (pieceMinutes < WHOLE_STOCK_MINUTES * onHand) break
    pieceMinutes -= hold.pieceMinutes
    trustedAt = new Date(hold.placedAt.getTime() + NETWORK_MEMORY_HOURS * 3_600_000)
  }
  return trustedAt
}
