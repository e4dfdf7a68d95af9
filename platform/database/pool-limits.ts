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

/** Connections of a process for jobs (and one that listens for them) and for notifications. */
const JOB_CONNECTIONS = 3
const LISTENING_CONNECTIONS = 2

/** What one of several processes on this machine may use: together little more than one alone, as they share its cores. */
export function shareOf(limits: PoolLimits, processes = 1): PoolLimits {
  if (processes === 1) return limits
  const { transactions, reserve } = limits
  return {
    ...limits,
    transactions: Math.ceil(transactions / processes) + 1,
    reserve: Math.max(2, Math.ceil(reserve / processes)),
  }
}

/** The most connections to the database that one of so many processes opens. */
export function connectionsOf(processes: number): number {
  const pools = [shareOf(REQUEST_LIMITS, processes), shareOf(WORK_LIMITS, processes)]
  const pooled = pools.reduce((sum, { transactions, reserve }) => sum + transactions + reserve, 0)
  return pooled + JOB_CONNECTIONS + LISTENING_CONNECTIONS
}

export function sessionLimits({ lockMs, statementMs, idleInTransactionMs }: PoolLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
}
