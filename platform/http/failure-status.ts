import { isDatabaseBusy } from '../database/busy-database.ts'
import { isDiskFull } from '../disk/disk-full.ts'

export const RETRY_AFTER_S = 5

/** The status for a thrown error: its own or its cause's, 503 while database or disk are unavailable, else 500. */
export function failureStatus(error: unknown): number {
  const { statusCode, cause } = (error ?? {}) as { statusCode?: number; cause?: { statusCode?: number } }
  return statusCode ?? cause?.statusCode ?? (isDatabaseBusy(error) || isDiskFull(error) ? 503 : 500)
}
