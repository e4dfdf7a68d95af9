import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { installation } from './installation.tables.ts'

export type Installation = typeof installation.$inferSelect

/** The installation row; created when missing. */
export async function readInstallation(db: Database | Transaction): Promise<Installation> {
  return (await pick(db)) ?? (await makeRow(db))
}

/** The same, locked until the transaction ends, so one server decides at a time. */
export async function lockInstallation(tx: Transaction): Promise<Installation> {
  const [row] = await tx.select().from(installation).for('update')
  if (row) return row
  await makeRow(tx)
  return lockInstallation(tx)
}

/**
 * The same for a server that starts. It waits for one that stands still with the row as long as PostgreSQL lets that one
 * (`idleInTransactionMs`), instead of the time that a request may wait for a lock.
 */
export async function lockInstallationAtStart(tx: Transaction): Promise<Installation> {
  await tx.execute(sql`set local lock_timeout = '30s'`)
  return lockInstallation(tx)
}

export async function updateInstallation(
  tx: Transaction,
  change: Partial<Omit<Installation, 'id'>>,
): Promise<void> {
  await tx.update(installation).set(change)
}

async function pick(db: Database | Transaction): Promise<Installation | undefined> {
  const [row] = await db.select().from(installation)
  return row
}

async function makeRow(db: Database | Transaction): Promise<Installation> {
  await db.insert(installation).values({}).onConflictDoNothing()
  const row = await pick(db)
  if (!row) throw new Error('the row of the installation could not be made')
  return row
}
