import { isDatabaseBusy } from '../database/busy-database.ts'
import { isDiskFull } from '../disk/disk-full.ts'

/** Seconds until a request that was answered with 503 may be sent again. */
export const RETRY_AFTER_S = 5

/**
 * The status that answers what was thrown: the one it carries (itself or its cause, because a failed query wraps its
 * reason), 503 while the database is busy or away or there is no space to write, else 500.
 */
export function failureStatus(error: unknown): number {
  const { statusCode, cause } = (error ?? {}) as { statusCode?: number; cause?: { statusCode?: number } }
  return statusCode ?? cause?.statusCode ?? (isDatabaseBusy(error) || isDiskFull(error) ? 503 : 500)
}
