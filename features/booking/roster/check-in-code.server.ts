import { create } from 'qrcode'
import { type AppKey, deriveBytes, deriveToken, hashToken } from '#platform/secrets.ts'
import type { CheckInPicture } from '../rules/booking-view.ts'
import { formatCheckInCode } from './check-in-code.ts'

/** Says which booking it is and opens nothing: derived, and apart from the reference (ADR-005, ADR-051). */
export function checkInCode(key: AppKey, bookingId: string): string {
  return formatCheckInCode(deriveBytes(key, 'check-in-code', bookingId))
}

/** Hashes of what a guest may show at the door. */
export function checkInHashes(key: AppKey, bookingId: string): string[] {
  return [checkInCode(key, bookingId), deriveToken(key, 'booking-reference', bookingId)].map(hashToken)
}

/** The code as a path of squares, one unit each, with the quiet zone of four. */
export function checkInPicture(key: AppKey, bookingId: string): CheckInPicture {
  const { modules } = create(checkInCode(key, bookingId), { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_column, column) =>
      modules.get(row, column) ? `M${column + 4} ${row + 4}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: modules.size + 8, path: rows.join('') }
}
