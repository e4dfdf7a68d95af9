import { create } from 'qrcode'
import { type AppKey, deriveBytes, deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { type CheckInPicture, formatCheckInCode, guestMark, guestToken } from './check-in-code.ts'

/** Identifies the booking without giving access: derived, and different from the reference (ADR-005, ADR-051). */
export function checkInCode(key: AppKey, bookingId: string) {
  return formatCheckInCode(deriveBytes(key, 'check-in-code', bookingId))
}

/**
 * Of one guest of the booking: its code and a mark derived from the guest's name, so a changed name has another
 * (ADR-051).
 */
export function guestCode(key: AppKey, bookingId: string, name: string) {
  const code = checkInCode(key, bookingId)
  return `${code}-${guestMark(hashToken(guestToken(code, name)))}`
}

/** Whether anybody can still be checked in. */
export function hasCheckIn(
  { state }: Pick<StoredBooking, 'state'>,
  { cancelled, endsAt }: Pick<BookedEvent, 'cancelled' | 'endsAt'>,
  now: Date,
) {
  return (state === 'confirmed' || state === 'attended') && !cancelled && endsAt > now
}

/** Hashes of the codes that a guest may show on arrival. */
export function checkInHashes(key: AppKey, bookingId: string) {
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
