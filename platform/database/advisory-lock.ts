import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Lets one transaction at a time pass under a name, until it ends; there need be no row of it. Whoever takes several
 * takes them in the order that all take, else they wait for each other.
 */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
