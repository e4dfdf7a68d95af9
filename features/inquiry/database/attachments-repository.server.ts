import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { inquiryAttachments } from './inquiry-attachments.tables.server.ts'

export type StoredAttachment = typeof inquiryAttachments.$inferSelect

export async function insertAttachment(
  db: Database,
  attachment: Pick<StoredAttachment, 'id' | 'position' | 'name' | 'contentType' | 'createdAt'>,
): Promise<void> {
  await db.insert(inquiryAttachments).values(attachment)
}

/** Assigns a file to its inquiry. Throws when it belongs to another or was swept (too slow). */
export async function claimAttachment(
  tx: Transaction,
  inquiryId: string,
  { id, position, bytes, digest }: { id: string; position: number; bytes: number; digest: string },
): Promise<void> {
  const claimed = await tx
    .update(inquiryAttachments)
    .set({ inquiryId, position, bytes, digest })
    .where(and(eq(inquiryAttachments.id, id), isNull(inquiryAttachments.inquiryId)))
    .returning({ id: inquiryAttachments.id })
  if (claimed.length !== 1) throw new Error('an attachment is gone before its inquiry was written')
}

/** In the order of the form. */
export function listAttachments(db: Database | Transaction, inquiryId: string): Promise<StoredAttachment[]> {
  return db
    .select()
    .from(inquiryAttachments)
    .where(eq(inquiryAttachments.inquiryId, inquiryId))
    .orderBy(asc(inquiryAttachments.position))
}

export async function findAttachment(
  db: Database,
  { id, inquiryId }: { id: string; inquiryId: string },
): Promise<StoredAttachment | undefined> {
  const [attachment] = await db
    .select()
    .from(inquiryAttachments)
    .where(and(eq(inquiryAttachments.id, id), eq(inquiryAttachments.inquiryId, inquiryId)))
  return attachment
}

/** Unclaimed files created before `before`, oldest first. */
export async function listUnclaimedAttachments(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: inquiryAttachments.id })
    .from(inquiryAttachments)
    .where(and(isNull(inquiryAttachments.inquiryId), lt(inquiryAttachments.createdAt, before)))
    .orderBy(asc(inquiryAttachments.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function deleteUnclaimedAttachments(db: Database, ids: string[]): Promise<void> {
  await db
    .delete(inquiryAttachments)
    .where(and(inArray(inquiryAttachments.id, ids), isNull(inquiryAttachments.inquiryId)))
}
