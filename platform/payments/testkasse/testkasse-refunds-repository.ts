import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '../../database/database.ts'
import type { SessionRefusal } from '../payments.ts'
import { testkasseRefunds, testkasseSessions } from './testkasse.tables.ts'

export type StoredRefund = typeof testkasseRefunds.$inferSelect

/** Inserts a refund, idempotent per id; refuses more than was paid, as a provider does. Locks the session. */
export function bookRefund(
  db: Database,
  refund: Pick<StoredRefund, 'id' | 'sessionId' | 'amountCents' | 'createdAt'>,
): Promise<Result<{ refundId: string }, SessionRefusal>> {
  return db.transaction(async (tx) => {
    const { id, sessionId, amountCents } = refund
    const [session] = await tx
      .select()
      .from(testkasseSessions)
      .where(eq(testkasseSessions.id, sessionId))
      .for('update')
    if (session?.state !== 'paid') return refuse({ code: 'provider_refused', detail: 'no such payment' })
    const earlier = await tx.select().from(testkasseRefunds).where(eq(testkasseRefunds.sessionId, sessionId))
    const refundId = `re_${id}`
    if (earlier.some((each) => each.id === id)) return accept({ refundId })
    const totalCents = earlier.reduce((sum, each) => sum + each.amountCents, amountCents)
    if (totalCents > session.request.totalCents)
      return refuse({ code: 'provider_refused', detail: 'more than was paid' })
    await tx.insert(testkasseRefunds).values({ ...refund, totalCents })
    return accept({ refundId })
  })
}

/** Refunds not yet delivered to our webhook, oldest first; at most 100. */
export function undeliveredRefunds(db: Database, createdBefore: Date) {
  return db
    .select({ refund: testkasseRefunds, session: testkasseSessions })
    .from(testkasseRefunds)
    .innerJoin(testkasseSessions, eq(testkasseSessions.id, testkasseRefunds.sessionId))
    .where(and(isNull(testkasseRefunds.deliveredAt), lt(testkasseRefunds.createdAt, createdBefore)))
    .orderBy(asc(testkasseRefunds.createdAt), asc(sql`${testkasseRefunds.totalCents}`))
    .limit(100)
}

export async function markRefundDelivered(db: Database, id: string, now: Date): Promise<void> {
  await db.update(testkasseRefunds).set({ deliveredAt: now }).where(eq(testkasseRefunds.id, id))
}
