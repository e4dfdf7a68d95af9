import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Pieces } from '../parcels/parcel.ts'

interface RefundSplitInput {
  refundCents: number
  /** What these pieces cost. */
  worthCents: number
  /** Of the order: what the voucher that paid a part has not back, and what is left of the payment. */
  left: { voucherCents: number; cardCents: number }
}

interface RefundParts {
  voucherCents: number
  cardCents: number
}

/**
 * Splits the refund of returned lines: first to the voucher, as far as it paid, then to the card (ADR-049). Never
 * more than the pieces cost, nor than is refundable. In Rappen; the parts sum to the whole.
 */
export function splitRefund({
  refundCents,
  worthCents,
  left,
}: RefundSplitInput): Result<RefundParts, { code: 'more_than_left' }> {
  const voucherCents = Math.min(refundCents, left.voucherCents)
  const cardCents = refundCents - voucherCents
  return refundCents <= worthCents && cardCents <= left.cardCents
    ? accept({ voucherCents, cardCents })
    : refuse({ code: 'more_than_left' })
}

/** What pieces cost, in Rappen. */
export function piecesWorth(
  pieces: readonly Pieces[],
  lines: readonly { id: string; unitPriceCents: number }[],
): number {
  const prices = new Map(lines.map(({ id, unitPriceCents }) => [id, unitPriceCents]))
  return pieces.reduce((sum, { lineId, quantity }) => sum + quantity * (prices.get(lineId) ?? 0), 0)
}

/** What staff are proposed: all that the pieces cost, as far as it is left. */
export function proposedRefund(worthCents: number, left: RefundSplitInput['left']): number {
  return Math.min(worthCents, left.voucherCents + left.cardCents)
}
