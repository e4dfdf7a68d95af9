import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { inquiryAttachments } from './inquiry-attachments.tables.server.ts'
import { inquiryEntries } from './inquiry-history.tables.server.ts'
import { inquiries } from './inquiry.tables.server.ts'

/** Inquiries of an e-mail address with file names and notes, for the data export. */
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
      ...omit(inquiry, 'customer', 'referenceHash', 'idempotencyHash', 'contentHash'),
      attachments: files
        .filter(({ inquiryId }) => inquiryId === inquiry.id)
        .map(({ name, contentType, bytes, digest }) => ({ name, contentType, bytes, sha256: digest })),
      history: entries
        .filter(({ inquiryId }) => inquiryId === inquiry.id)
        .map(({ at, state, note }) => ({ at, state, note })),
    },
  }))
}

/** After deletion the attachments are unclaimed; the caller deletes their contents. */
export interface ErasedInquiries {
  inquiryIds: string[]
  numbers: number[]
  attachmentIds: string[]
}

/** Deletes all inquiries of an address, with their entries. Locks them. @returns their attachments, which the caller deletes */
export async function eraseInquiries(tx: Transaction, email: string): Promise<ErasedInquiries> {
  const found = await tx.select({ id: inquiries.id }).from(inquiries).where(isOf(email)).for('update')
  return deleteInquiries(
    tx,
    found.map(({ id }) => id),
  )
}

/** Deletes inquiries without activity since `before`, in batches. */
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
  return eq(inquiries.customer, email.toLowerCase())
}
