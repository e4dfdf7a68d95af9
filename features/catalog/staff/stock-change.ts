import { accept, type Result, refuse } from '#kernel/result.ts'

/** `counted` sets the pieces on hand; the others add to them or take from them. */
export const STOCK_CHANGES = ['received', 'sold', 'broken', 'counted'] as const
export type StockChangeKind = (typeof STOCK_CHANGES)[number]

export const MAX_PIECES = 100_000
export const MAX_STOCK_NOTE = 200

export interface Stock {
  /** Held ones included. */
  onHand: number
  /** Kept for checkouts under way. */
  held: number
}

export type StockRefusal =
  | { code: 'stock_too_low'; free: number }
  | { code: 'stock_below_held'; held: number }

/** Pieces on hand afterwards. Held pieces are never given away. */
export function decideStockChange(
  { onHand, held }: Stock,
  kind: StockChangeKind,
  pieces: number,
): Result<number, StockRefusal> {
  if (kind === 'counted') return pieces < held ? refuse({ code: 'stock_below_held', held }) : accept(pieces)
  if (kind === 'received') return accept(onHand + pieces)
  return pieces > onHand - held
    ? refuse({ code: 'stock_too_low', free: onHand - held })
    : accept(onHand - pieces)
}
