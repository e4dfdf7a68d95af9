import { accept, type Result, refuse } from '#kernel/result.ts'

/** How long pieces are held during payment; the hosted page is closed afterwards. */
export const HOLD_MINUTES = 15
/** How long unpaid holds count against a network. */
export const NETWORK_MEMORY_HOURS = 6
/** A network that held the whole stock unpaid for this long (half of it: twice as long) is limited to half. */
export const WHOLE_STOCK_MINUTES = 20
/** Variants of which one network may hold more than half at a time. */
export const MAX_MOSTLY_HELD = 4

export interface EndedHold {
  placedAt: Date
  /** Pieces × minutes held. */
  pieceMinutes: number
}

export interface NetworkHolds {
  openPieces: number
  openUntil: Date | null
  /** Within `NETWORK_MEMORY_HOURS`, oldest first. */
  ended: EndedHold[]
}

export interface MostlyHeld {
  variants: number
  until: Date | null
}

export interface HeldByNetwork {
  code: 'held_by_network'
  until: Date
}

/**
 * Whether a network may hold `wanted` of `onHand` pieces (ADR-028). Its first unpaid order may take all; further ones
 * share half, at least two. After holding all unpaid too long, or most of several other variants, it gets half. A
 * `crowd` (several visitors counted as one) is exempt from sharing until then, and always gets a last piece.
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

export function isMostOf(pieces: number, onHand: number): boolean {
  return pieces > Math.floor(onHand / 2)
}

/** When enough ended holds have lapsed for the network to take everything; `now` if it already may. */
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
