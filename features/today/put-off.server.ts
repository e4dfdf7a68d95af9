import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accept, type Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { decidePutOff, type DueKey, type PutOffRefusal } from './put-off.ts'
import { putOffs } from './put-off.tables.server.ts'

/** How long the count of a thing outlives its day; afterwards it starts again. */
const KEPT_MS = 30 * 86_400_000

interface PutOffRequest extends DueKey {
  /** Swiss day, or null: tomorrow. */
  day: string | null
  /** Swiss day. */
  today: string
  now: Date
  /** The instant at which work begins on a Swiss day. */
  morningOf: (day: string) => Date
}

/** Hides a due thing until a morning. Locks its row: of two presses at once the second is the second time. */
export async function putOff(
  tx: Transaction,
  { kind, itemId, day, today, now, morningOf }: PutOffRequest,
): Promise<Result<Date, PutOffRefusal>> {
  await forgetOld(tx, now)
  await tx.insert(putOffs).values({ kind, itemId, until: now, times: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(putOffs).where(keyed({ kind, itemId })).for('update')
  const decided = decidePutOff({ times: row?.times ?? 0, day, today })
  if (!decided.ok) return decided
  const until = morningOf(decided.value)
  await tx
    .update(putOffs)
    .set({ until, times: sql`${putOffs.times} + 1` })
    .where(keyed({ kind, itemId }))
  return accept(until)
}

/** After its next step was done and only time can tell more: a reminder was sent. Counts as no putting off. */
export async function waitFor(tx: Transaction, { kind, itemId }: DueKey, until: Date): Promise<void> {
  await tx
    .insert(putOffs)
    .values({ kind, itemId, until, times: 0 })
    .onConflictDoUpdate({ target: [putOffs.kind, putOffs.itemId], set: { until } })
}

/** Shows it again, as if that one time had not been. @returns false when it was not put off. */
export async function takeBackPutOff(tx: Transaction, key: DueKey, now: Date): Promise<boolean> {
  const rows = await tx
    .update(putOffs)
    .set({ until: now, times: sql`greatest(${putOffs.times} - 1, 0)` })
    .where(and(keyed(key), gt(putOffs.until, now)))
    .returning({ kind: putOffs.kind })
  return rows.length > 0
}

/** What waits or waited in the last weeks. */
export function listPutOffs(db: Database): Promise<(DueKey & { until: Date; times: number })[]> {
  return db.select().from(putOffs)
}

async function forgetOld(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(putOffs).where(lt(putOffs.until, new Date(now.getTime() - KEPT_MS)))
}

function keyed({ kind, itemId }: DueKey) {
  return and(eq(putOffs.kind, kind), eq(putOffs.itemId, itemId))
}
