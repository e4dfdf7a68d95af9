import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { testkasseSessions } from './testkasse.tables.ts'

/** Forgets who paid, once our webhook has taken it: the order knows. `before`: when it was taken at the latest. */
export async function forgetCustomers(db: Database, before: Date): Promise<void> {
  await db
    .update(testkasseSessions)
    .set({ customer: null })
    .where(and(isNotNull(testkasseSessions.customer), lt(testkasseSessions.deliveredAt, before)))
}
