import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import { authFailures } from '../database/account.tables.server.ts'
import { isLimitReached, secondsUntilAllowed, type AttemptLimits } from './attempt-limits.ts'

const ROUND_MS = 100
const ROUNDS = 30

export interface AttemptCounter {
  subject: string
  rules: AttemptLimits
}

export interface SignInAttempt {
  at: Date
  rows: { id: string; subject: string; rules: AttemptLimits; earlier: ReadonlySet<string> }[]
}

/** Counts an attempt before it is made, so that concurrent ones are seen. Undefined, and not counted, above a limit. */
export async function beginAttempt(
  db: Database | Transaction,
  key: AppKey,
  counted: readonly AttemptCounter[],
  now: Date,
): Promise<SignInAttempt | undefined> {
  const tried = await addTry(db, key, counted, now)
  if ((await stateOf(db, tried, now)) === 'free') return tried
  await discardAttempt(db, tried)
  return undefined
}

/** Attempts of this process that are not settled yet. */
const underWay = new Set<string>()

/** Retries for three seconds while unsettled attempts fill the limit (many tabs). Call `settleAttempt` afterwards. */
export async function beginAttemptWithRetry(
  db: Database,
  key: AppKey,
  counted: readonly AttemptCounter[],
  clock: () => Date,
): Promise<SignInAttempt | undefined> {
  const tried = await addTry(db, key, counted, clock())
  for (const { id } of tried.rows) underWay.add(id)
  for (let round = 0; round < ROUNDS; round++) {
    const state = await stateOf(db, tried, clock())
    if (state === 'free') return tried
    if (state === 'full') break
    await setTimeout(ROUND_MS)
  }
  settleAttempt(tried)
  await discardAttempt(db, tried)
  return undefined
}

/** Settles an attempt; it stays counted unless discarded. */
export function settleAttempt({ rows }: SignInAttempt): void {
  for (const { id } of rows) underWay.delete(id)
}

export async function discardAttempt(db: Database | Transaction, { rows }: SignInAttempt): Promise<void> {
  await db.delete(authFailures).where(
    inArray(
      authFailures.id,
      rows.map(({ id }) => id),
    ),
  )
}

/** Seconds until a retry is allowed, at least one. */
export async function secondsUntilNextAttempt(
  db: Database | Transaction,
  key: AppKey,
  counted: readonly AttemptCounter[],
  now: Date,
): Promise<number> {
  const waits = await Promise.all(
    counted.map(async ({ subject, rules }) =>
      secondsUntilAllowed(await listAttempts(db, key, subject, now), rules, now.getTime()),
    ),
  )
  return Math.max(1, ...waits)
}

/** Times (milliseconds) of the last day's attempts counted for a subject. */
export async function listAttempts(
  db: Database | Transaction,
  key: AppKey,
  subject: string,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ at: authFailures.at })
    .from(authFailures)
    .where(and(eq(authFailures.subject, hidden(key, subject)), gt(authFailures.at, longAgo(now))))
  return rows.map(({ at }) => at.getTime())
}

/** Clears failures of one person; never pass a counter shared by other visitors. */
export async function resetAttempts(
  db: Database | Transaction,
  key: AppKey,
  subjects: readonly string[],
  before: Date,
): Promise<void> {
  const hiddenSubjects = subjects.map((subject) => hidden(key, subject))
  await db
    .delete(authFailures)
    .where(and(inArray(authFailures.subject, hiddenSubjects), lt(authFailures.at, before)))
}

/** Deletes failed attempts older than 24 hours, which no limit counts. */
export async function purgeFailures(db: Database, now: Date): Promise<void> {
  await db.delete(authFailures).where(lt(authFailures.at, longAgo(now)))
}

/** Serialised per subject, so that each attempt sees all earlier ones even within the same millisecond. */
async function addTry(
  db: Database | Transaction,
  key: AppKey,
  counted: readonly AttemptCounter[],
  at: Date,
): Promise<SignInAttempt> {
  const added = counted.map(({ subject, rules }) => ({
    id: randomUUID(),
    subject: hidden(key, subject),
    rules,
  }))
  const subjects = [...new Set(added.map(({ subject }) => subject))].toSorted()
  return db.transaction(async (tx) => {
    // Consistent lock order avoids deadlock.
    for (const subject of subjects) await takeAdvisoryLock(tx, `try ${subject}`)
    const known = await tx
      .select({ id: authFailures.id, subject: authFailures.subject })
      .from(authFailures)
      .where(and(inArray(authFailures.subject, subjects), gt(authFailures.at, longAgo(at))))
    await tx.insert(authFailures).values(added.map(({ id, subject }) => ({ id, subject, at })))
    const rows = added.map((row) => ({
      ...row,
      earlier: new Set(known.filter(({ subject }) => subject === row.subject).map(({ id }) => id)),
    }))
    return { at, rows }
  })
}

/** `waiting`: an earlier unsettled attempt may still succeed. */
async function stateOf(
  db: Database | Transaction,
  { at, rows }: SignInAttempt,
  now: Date,
): Promise<'free' | 'waiting' | 'full'> {
  const subjects = rows.map(({ subject }) => subject)
  const known = await db
    .select({ id: authFailures.id, at: authFailures.at })
    .from(authFailures)
    .where(and(inArray(authFailures.subject, subjects), gt(authFailures.at, longAgo(now))))
  let state: 'free' | 'waiting' | 'full' = 'free'
  for (const own of rows) {
    const earlier = known.filter(({ id }) => own.earlier.has(id))
    const times = [...earlier.map((row) => row.at.getTime()), at.getTime()]
    if (!isLimitReached(times, own.rules, at.getTime())) continue
    if (!earlier.some(({ id }) => underWay.has(id))) return 'full'
    state = 'waiting'
  }
  return state
}

/** Keyed hash: neither addresses nor networks are stored. */
function hidden(key: AppKey, subject: string): string {
  return deriveToken(key, 'sign-in-try', subject)
}

function longAgo(now: Date): Date {
  return new Date(now.getTime() - 24 * 3_600_000)
}
