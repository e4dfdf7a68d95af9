import { and, count, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import { authFailures } from './account.tables.server.ts'

/** Wrong passwords for one account, and from one network, before sign-ins have to wait. */
const MOST_FAILURES = { account: 10, network: 30 }
const WINDOW_MINUTES = 15

/** Whom a failed sign-in counts against: the account or factor it named (also one that does not exist) and the network. */
export interface SignInAttempt {
  account: string
  /** Address of the visitor. */
  network: string
}

/**
 * True when this account or this network has failed too often in the last quarter of an hour. The same for
 * accounts that do not exist. Counted in the database, so over all processes.
 */
export async function isBlocked(
  db: Database | Transaction,
  key: AppKey,
  attempt: SignInAttempt,
  now: Date,
): Promise<boolean> {
  const { account, network } = subjectsOf(key, attempt)
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000)
  const rows = await db
    .select({ subject: authFailures.subject, failures: count() })
    .from(authFailures)
    .where(and(inArray(authFailures.subject, [account, network]), gt(authFailures.at, since)))
    .groupBy(authFailures.subject)
  return rows.some(({ subject, failures }) =>
    subject === account ? failures >= MOST_FAILURES.account : failures >= MOST_FAILURES.network,
  )
}

export async function recordFailure(
  db: Database | Transaction,
  key: AppKey,
  attempt: SignInAttempt,
  now: Date,
): Promise<void> {
  const { account, network } = subjectsOf(key, attempt)
  await db.insert(authFailures).values([
    { subject: account, at: now },
    { subject: network, at: now },
  ])
}

/** The right password clears the account's count; the network's stays, or a sprayer could clear it with an own account. */
export async function forgetFailures(tx: Transaction, key: AppKey, attempt: SignInAttempt): Promise<void> {
  await tx.delete(authFailures).where(eq(authFailures.subject, subjectsOf(key, attempt).account))
}

export async function purgeFailures(db: Database, now: Date): Promise<void> {
  await db.delete(authFailures).where(lt(authFailures.at, new Date(now.getTime() - WINDOW_MINUTES * 60_000)))
}

/** Neither addresses nor networks are stored in clear. */
function subjectsOf(key: AppKey, { account, network }: SignInAttempt) {
  return {
    account: deriveToken(key, 'sign-in-account', account),
    network: deriveToken(key, 'sign-in-network', network),
  }
}
