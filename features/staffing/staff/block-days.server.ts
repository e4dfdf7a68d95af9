import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type BlockedDays, type BlockRefusal, MAX_BLOCK_DAYS } from '../blocked-days.ts'
import {
  deleteBlockedDays,
  findBlockedDays,
  insertBlockedDays,
} from '../database/blocked-days-repository.server.ts'
import { daysBetween } from '../rules/closed-days.ts'

export interface BlockDeps {
  db: Database
  clock: Clock
  /** Audit log, in the transaction of the change. */
  record(tx: Transaction, block: BlockedDays): Promise<void>
}

/**
 * Blocks days. The id comes from the form, so that pressing twice blocks once. Waits for quotes that are being sent, so
 * that what it hits is all there when this returns.
 */
export async function blockDays(
  { db, clock, record }: BlockDeps,
  block: BlockedDays,
  staffId: string,
): Promise<Result<BlockedDays, BlockRefusal>> {
  const { fromDay, toDay } = block
  if (toDay < fromDay) return refuse({ code: 'block_ends_before_start' })
  if (daysBetween(fromDay, toDay).length > MAX_BLOCK_DAYS) return refuse({ code: 'block_too_long' })
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const isNew = await insertBlockedDays(tx, { ...block, createdBy: staffId, createdAt: clock() })
    if (isNew) await record(tx, block)
    const stored = isNew ? block : await findBlockedDays(tx, block.id)
    return accept(stored ?? block)
  })
}

/** Frees the days again. Idempotent: unknown ones are free. */
export async function freeDays({ db, record }: BlockDeps, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deleteBlockedDays(tx, id)
    if (gone) await record(tx, gone)
  })
}
