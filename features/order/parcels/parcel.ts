import { accept, refuse, type Result } from '#kernel/result.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { isShipped, type LineKind } from '../order-details.ts'

export const CARRIERS = ['post', 'dpd', 'other'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Characters. */
export const MAX_TRACKING_NUMBER = 60
export const MAX_ORDER_NOTE = 2000

/** Letters, digits and what carriers put between them. */
export const TRACKING_NUMBER = /^[0-9A-Za-z][0-9A-Za-z .\-/]*$/

/** Pieces of a line. */
export interface Pieces {
  lineId: string
  quantity: number
}

interface PostedLine {
  id: string
  kind: LineKind
  quantity: number
}

/** What must leave the house: goods, vouchers ordered by post, and vouchers that no mail has brought. */
export function isPosted(
  line: { kind: LineKind; gift: VoucherGift | null },
  { isMailed }: { isMailed: boolean },
): boolean {
  return isShipped(line) || !isMailed
}

/** In any order. */
export function samePieces(one: readonly Pieces[], other: readonly Pieces[]): boolean {
  const [counted, known] = [one, other].map((lines) => countPieces([{ lines }]))
  return counted?.size === known?.size && [...(counted ?? [])].every(([id, n]) => known?.get(id) === n)
}

/** How many pieces of each line these parcels or returns hold together. */
export function countPieces(all: readonly { lines: readonly Pieces[] }[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { lines } of all)
    for (const { lineId, quantity } of lines) counted.set(lineId, (counted.get(lineId) ?? 0) + quantity)
  return counted
}

/** What is still to be sent; lines of which nothing is left are missing. */
export function unsentPieces(lines: readonly PostedLine[], sent: ReadonlyMap<string, number>): Pieces[] {
  return lines
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (sent.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Whether more returned than the other parcels held, so that this one did leave. */
export function cameBack(
  parcel: { lines: readonly Pieces[] },
  others: readonly { lines: readonly Pieces[] }[],
  returns: readonly { lines: readonly Pieces[] }[],
): boolean {
  const [held, back] = [countPieces(others), countPieces(returns)]
  return parcel.lines.some(({ lineId }) => (back.get(lineId) ?? 0) > (held.get(lineId) ?? 0))
}

export type PiecesRefusal = { code: 'more_than_unsent' | 'more_than_sent' }

/** Whether these pieces are among those. Each line is named once, with at least one piece. */
export function takePieces<Code extends PiecesRefusal['code']>(
  chosen: readonly Pieces[],
  among: readonly Pieces[],
  code: Code,
): Result<readonly Pieces[], { code: Code }> {
  const left = new Map(among.map(({ lineId, quantity }) => [lineId, quantity]))
  const isNamedOnce = new Set(chosen.map(({ lineId }) => lineId)).size === chosen.length
  const fits = chosen.every(({ lineId, quantity }) => quantity >= 1 && quantity <= (left.get(lineId) ?? 0))
  return chosen.length > 0 && isNamedOnce && fits ? accept(chosen) : refuse({ code })
}

const TRACKING_PAGES: Readonly<Record<Carrier, string | null>> = {
  post: 'https://www.post.ch/swisspost-tracking?formattedParcelCodes=',
  dpd: 'https://tracking.dpd.de/parcelstatus?query=',
  other: null,
}

/** Where the buyer can follow the parcel; null for carriers that we do not know. */
export function trackingUrl(carrier: Carrier | null, trackingNumber: string | null): string | null {
  const page = carrier && TRACKING_PAGES[carrier]
  return page && trackingNumber ? page + encodeURIComponent(trackingNumber.replaceAll(/[ .]/g, '')) : null
}
