export interface PoolLimits {
  /** Concurrent transactions, and additional connections for single statements. */
  transactions: number
  reserve: number
  lockMs: number
  statementMs: number
  idleInTransactionMs: number
}

/** The reserve keeps connections free for reads (`/healthz`, pages, lists) while writes wait for locks. */
export const REQUEST_LIMITS: PoolLimits = {
  transactions: 12,
  reserve: 4,
  lockMs: 3000,
  statementMs: 15_000,
  idleInTransactionMs: 15_000,
}

/** A mail is sent within its transaction (up to 30 s of silence), old records are deleted in batches. */
export const WORK_LIMITS: PoolLimits = {
  transactions: 6,
  reserve: 2,
  lockMs: 10_000,
  statementMs: 120_000,
  idleInTransactionMs: 120_000,
}

export function sessionLimits({ lockMs, statementMs, idleInTransactionMs }: PoolLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
}
