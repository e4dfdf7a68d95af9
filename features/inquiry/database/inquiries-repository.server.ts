import { and, count, desc, eq, gte, or } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { inquiries } from './inquiry.tables.server.ts'

export type StoredInquiry = typeof inquiries.$inferSelect
export type NewInquiry = Omit<typeof inquiries.$inferInsert, 'state'>

/** Serialises inquiries of an address until the transaction ends, so that a duplicate is found. */
export async function lockSender(tx: Transaction, email: string): Promise<void> {
  await takeAdvisoryLock(tx, `inquiry ${email.toLowerCase()}`)
}

/** An inquiry with the same key and content, or with the same content since `since`. */
export async function findDuplicate(
  tx: Transaction,
  of: { idempotencyHash: string | null; contentHash: string; since: Date },
): Promise<StoredInquiry | undefined> {
  const [duplicate] = await tx
    .select()
    .from(inquiries)
    .where(
      or(
        of.idempotencyHash === null ? undefined : eq(inquiries.idempotencyHash, of.idempotencyHash),
        and(eq(inquiries.contentHash, of.contentHash), gte(inquiries.createdAt, of.since)),
      ),
    )
    .orderBy(desc(inquiries.createdAt))
    .limit(1)
  return duplicate
}

/** Copies sent to an address since `since`. */
export async function countCopies(tx: Transaction, email: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ copies: count() })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.customer, email.toLowerCase()),
        eq(inquiries.copied, true),
        gte(inquiries.createdAt, since),
      ),
    )
  return row?.copies ?? 0
}

export async function insertInquiry(tx: Transaction, inquiry: NewInquiry): Promise<StoredInquiry> {
  const [inserted] = await tx.insert(inquiries).values(inquiry).returning()
  if (!inserted) throw new Error('the inquiry was not inserted')
  return inserted
}

export async function findInquiry(
  db: Database | Transaction,
  by: { id: string } | { referenceHash: string },
): Promise<StoredInquiry | undefined> {
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where('id' in by ? eq(inquiries.id, by.id) : eq(inquiries.referenceHash, by.referenceHash))
  return inquiry
}
