import { and, asc, eq, gte, lt, lte } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { BlockedDays } from '../blocked-days.ts'
import { blockedDays } from './staffing.tables.server.ts'

const MOST = 500
/** 90 days. */
const KEPT_MS = 90 * 86_400_000

const COLUMNS = {
  id: blockedDays.id,
  staffId: blockedDays.staffId,
  fromDay: blockedDays.fromDay,
  toDay: blockedDays.toDay,
  kind: blockedDays.kind,
}

/** What lies on the days from `from` to `to`, both included; at most 500, by their first day. */
export function listBlockedDays(
  db: Database | Transaction,
  { from, to }: { from: string; to: string },
): Promise<BlockedDays[]> {
  return db
    .select(COLUMNS)
    .from(blockedDays)
    .where(and(gte(blockedDays.toDay, from), lte(blockedDays.fromDay, to)))
    .orderBy(asc(blockedDays.fromDay), asc(blockedDays.id))
    .limit(MOST)
}

export async function findBlockedDays(
  db: Database | Transaction,
  id: string,
): Promise<BlockedDays | undefined> {
  const [found] = await db.select(COLUMNS).from(blockedDays).where(eq(blockedDays.id, id))
  return found
}

/** @returns false when the id is there already */
export async function insertBlockedDays(
  tx: Transaction,
  values: typeof blockedDays.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(blockedDays)
    .values(values)
    .onConflictDoNothing({ target: blockedDays.id })
    .returning({ id: blockedDays.id })
  return inserted.length > 0
}

export async function deleteBlockedDays(tx: Transaction, id: string): Promise<BlockedDays | undefined> {
  const [gone] = await tx.delete(blockedDays).where(eq(blockedDays.id, id)).returning(COLUMNS)
  return gone
}

/** Deletes what ended long ago, with its reason. @returns how many */
export async function purgeBlockedDays(db: Database, now: Date): Promise<number> {
  const { day: before } = swissTime(new Date(now.getTime() - KEPT_MS))
  const gone = await db.delete(blockedDays).where(lt(blockedDays.toDay, before))
  return gone.rowCount ?? 0
}
