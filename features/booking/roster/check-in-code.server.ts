import { create } from 'qrcode'
import { type AppKey, deriveBytes, deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { CheckInPicture } from './check-in-picture.ts'
import { formatCheckInCode, guestMark, guestToken } from './check-in-code.ts'

/** Says which booking it is and opens nothing: derived, and apart from the reference (ADR-005, ADR-051). */
export function checkInCode(key: AppKey, bookingId: string): string {
  return formatCheckInCode(deriveBytes(key, 'check-in-code', bookingId))
}

/** Of one guest of the booking: its code and a mark that says whom it names. A name that changes has another (ADR-051). */
export function guestCode(key: AppKey, bookingId: string, name: string): string {
  const code = checkInCode(key, bookingId)
  return `${code}-${guestMark(hashToken(guestToken(code, name)))}`
}

/** Whether there is somebody to check in, still. */
export function hasCheckIn(
  { state }: Pick<StoredBooking, 'state'>,
  { cancelled, endsAt }: Pick<BookedEvent, 'cancelled' | 'endsAt'>,
  now: Date,
): boolean {
  return (state === 'confirmed' || state === 'attended') && !cancelled && endsAt > now
}

/** Hashes of what a guest may show at the door. */
export function checkInHashes(key: AppKey, bookingId: string): string[] {
  return [checkInCode(key, bookingId), deriveToken(key, 'booking-reference', bookingId)].map(hashToken)
}

/** A code as a path of squares, one unit each, with the quiet zone of four. */
export function checkInPicture(code: string): CheckInPicture {
  const { modules } = create(code, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_column, column) =>
      modules.get(row, column) ? `M${column + 4} ${row + 4}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: modules.size + 8, path: rows.join('') }
}
