import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { testkasseSessions } from './testkasse.tables.ts'

/** Erases customer data delivered before `before`; the order keeps its own copy. */
export async function forgetCustomers(db: Database, before: Date): Promise<void> {
  await db
    .update(testkasseSessions)
    .set({ customer: null })
    .where(and(isNotNull(testkasseSessions.customer), lt(testkasseSessions.deliveredAt, before)))
}
