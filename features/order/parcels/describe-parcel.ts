import { lineTitle, type MailedParcel, type MailedPieces } from '../mail/order-mail.ts'
import type { OrderLine } from '../order-details.ts'
import { type Carrier, countPieces, type Pieces, trackingUrl, unsentPieces } from './parcel.ts'

interface RecordedParcel {
  id: string
  position: number
  carrier: Carrier | null
  trackingNumber: string | null
  lines: readonly Pieces[]
}

/**
 * A parcel as it was sent: its content and what was still to be sent then. Undefined when it was undone.
 * @param posted the lines that have to be sent at all
 * @param standing parcels that were not undone, in the order of sending
 */
export function describeParcel(
  posted: readonly OrderLine[],
  parcels: readonly RecordedParcel[],
  parcelId: unknown,
): MailedParcel | undefined {
  const index = parcels.findIndex(({ id }) => id === parcelId)
  const parcel = parcels[index]
  if (!parcel) return undefined
  const until = parcels.slice(0, index + 1)
  return {
    number: index + 1,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
    lines: named(posted, parcel.lines),
    later: named(posted, unsentPieces(posted, countPieces(until))),
  }
}

/** In the order of the lines. */
export function named(lines: readonly OrderLine[], pieces: readonly Pieces[]): MailedPieces[] {
  return lines.flatMap((line) => {
    const found = pieces.find(({ lineId }) => lineId === line.id)
    return found ? [{ title: lineTitle(line), quantity: found.quantity }] : []
  })
}
