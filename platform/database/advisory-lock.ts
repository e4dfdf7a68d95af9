import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Takes a named lock until the transaction ends. Take several in a consistent order to avoid deadlock. */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
