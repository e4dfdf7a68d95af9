import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { mandateDocuments, mandates } from './mandate.tables.server.ts'

export type StoredMandate = typeof mandates.$inferSelect

/** Of a quote that has just been accepted. */
export async function insertMandate(tx: Transaction, quoteId: string, now: Date) {
  await tx.insert(mandates).values({ quoteId, createdAt: now, updatedAt: now }).onConflictDoNothing()
}

/** Locks it until the transaction ends. */
export async function lockMandate(tx: Transaction, id: string) {
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.quoteId, id)).for('update')
  return mandate
}

/** As the next revision. */
export async function updateMandate(
  tx: Transaction,
  { quoteId, revision }: Pick<StoredMandate, 'quoteId' | 'revision'>,
  change: Partial<Pick<StoredMandate, 'nextStep' | 'nextDay' | 'closedAt'>>,
  now: Date,
) {
  const [mandate] = await tx
    .update(mandates)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(eq(mandates.quoteId, quoteId))
    .returning()
  if (!mandate) throw new Error('mandates has no such row')
  return mandate
}

/** @returns false when it was there before. */
export async function insertDocument(tx: Transaction, document: typeof mandateDocuments.$inferInsert) {
  const inserted = await tx
    .insert(mandateDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: mandateDocuments.id })
  return inserted.length === 1
}

export async function findMandateDocument(db: Database | Transaction, id: string) {
  const [document] = await db.select().from(mandateDocuments).where(eq(mandateDocuments.id, id))
  return document
}

export async function deleteDocument(tx: Transaction, id: string) {
  await tx.delete(mandateDocuments).where(eq(mandateDocuments.id, id))
}

export function listMandateDocuments(db: Database, mandateId: string) {
  return db
    .select()
    .from(mandateDocuments)
    .where(eq(mandateDocuments.mandateId, mandateId))
    .orderBy(asc(mandateDocuments.addedAt), asc(mandateDocuments.id))
}
