/**
 * Whether a retry may succeed: the database is down or starting, a lock or statement timed out, or connections ran out.
 * Follows `cause`, because Drizzle wraps the errors of `pg`.
 */
export function isDatabaseBusy(error: unknown): boolean {
  for (let found = error, depth = 0; isObject(found) && depth < 5; found = found['cause'], depth++) {
    const { code, message } = found
    if (typeof code === 'string' && (BUSY_CODES.has(code) || code.startsWith('08'))) return true
    if (typeof message === 'string' && BUSY_MESSAGES.has(message)) return true
  }
  return false
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, and socket error codes. */
const BUSY_CODES = new Set([
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '57P01', // admin_shutdown, pg_terminate_backend
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting or stopping
  '57P05', // idle_session_timeout
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])

const BUSY_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
