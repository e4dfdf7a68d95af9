import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { inquiryAttachments } from './inquiry-attachments.tables.server.ts'
import { inquiryEntries } from './inquiry-history.tables.server.ts'
import { inquiries } from './inquiry.tables.server.ts'

/** Messages and requests under an e-mail address, with the names of their files and what we noted. */
export async function readInquiryRecords(
  db: Database | Transaction,
  email: string,
): Promise<PersonalRecord[]> {
  const found = await db.select().from(inquiries).where(isOf(email)).orderBy(asc(inquiries.createdAt))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await db
    .select()
    .from(inquiryAttachments)
    .where(inArray(inquiryAttachments.inquiryId, ids))
    .orderBy(asc(inquiryAttachments.position))
  const entries = await db
    .select()
    .from(inquiryEntries)
    .where(inArray(inquiryEntries.inquiryId, ids))
    .orderBy(asc(inquiryEntries.id))
  return found.map((inquiry) => ({
    number: inquiry.number,
    at: inquiry.createdAt,
    title: null,
    cents: null,
    keep: null,
    keptSince: inquiry.createdAt,
    data: {
      ...omit(inquiry, 'referenceHash', 'idempotencyHash', 'contentHash'),
      attachments: files
        .filter(({ inquiryId }) => inquiryId === inquiry.id)
        .map(({ name, contentType, bytes, digest }) => ({ name, contentType, bytes, sha256: digest })),
      diary: entries
        .filter(({ inquiryId }) => inquiryId === inquiry.id)
        .map(({ at, state, note }) => ({ at, state, note })),
    },
  }))
}

/** What was deleted: the files are nobody's then, and their bytes have to follow. */
export interface ErasedInquiries {
  inquiryIds: string[]
  /** As on the mails about them. */
  numbers: number[]
  attachmentIds: string[]
}

/** Deletes every message and request under an address. */
export async function eraseInquiries(tx: Transaction, email: string): Promise<ErasedInquiries> {
  const found = await tx.select({ id: inquiries.id }).from(inquiries).where(isOf(email)).for('update')
  return deleteInquiries(
    tx,
    found.map(({ id }) => id),
  )
}

/** Deletes those of which nothing was heard or done since `before`, a batch at a time. */
export function purgeInquiries(db: Database, before: Date, batch: number): Promise<ErasedInquiries> {
  return db.transaction(async (tx) => {
    const due = await tx.execute<{ id: string }>(sql`
      select inquiry.id from inquiries inquiry
      where inquiry.created_at < ${before.toISOString()} and not exists (
        select from inquiry_entries entry
        where entry.inquiry_id = inquiry.id and entry.at >= ${before.toISOString()}
      )
      order by inquiry.created_at limit ${batch} for update skip locked`)
    return deleteInquiries(
      tx,
      due.rows.map(({ id }) => id),
    )
  })
}

async function deleteInquiries(tx: Transaction, ids: string[]): Promise<ErasedInquiries> {
  if (ids.length === 0) return { inquiryIds: [], numbers: [], attachmentIds: [] }
  const files = await tx
    .select({ id: inquiryAttachments.id })
    .from(inquiryAttachments)
    .where(inArray(inquiryAttachments.inquiryId, ids))
  const gone = await tx
    .delete(inquiries)
    .where(inArray(inquiries.id, ids))
    .returning({ id: inquiries.id, number: inquiries.number })
  return {
    inquiryIds: gone.map(({ id }) => id),
    numbers: gone.map(({ number }) => number).toSorted((a, b) => a - b),
    attachmentIds: files.map(({ id }) => id),
  }
}

function isOf(email: string) {
  return eq(sql`lower(${inquiries.email})`, email.toLowerCase())
}
