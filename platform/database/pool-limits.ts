/** What a pool's connections may do. Milliseconds that PostgreSQL itself watches over. */
export interface PoolLimits {
  /** Transactions at once, and how many more connections single statements may have. */
  transactions: number
  reserve: number
  lockMs: number
  statementMs: number
  idleInTransactionMs: number
}

/**
 * Of requests. Writes wait for rows that others hold; a few connections are kept from them for what only reads:
 * `/healthz`, pages, lists.
 */
export const REQUEST_LIMITS: PoolLimits = {
  transactions: 12,
  reserve: 4,
  lockMs: 3000,
  statementMs: 15_000,
  idleInTransactionMs: 15_000,
}

/** Of background work: a mail is sent within its transaction (30 s of silence at the most), old records go in batches. */
export const WORK_LIMITS: PoolLimits = {
  transactions: 6,
  reserve: 2,
  lockMs: 10_000,
  statementMs: 120_000,
  idleInTransactionMs: 120_000,
}

/** How `pg` tells PostgreSQL, for each connection of its own. */
export function sessionLimits({ lockMs, statementMs, idleInTransactionMs }: PoolLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
}
