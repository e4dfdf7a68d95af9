import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { inquiries } from './inquiry.tables.server.ts'

/**
 * Files that came with inquiries; the bytes lie in the object store under the row's id. The row comes first and is
 * nobody's until its inquiry is written: what stays nobody's is swept, with its bytes.
 */
export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    id: uuid('id').primaryKey(),
    /** Null while it comes in, and again when its inquiry is deleted. */
    inquiryId: uuid('inquiry_id').references(() => inquiries.id, { onDelete: 'set null' }),
    /** Place among the files of its inquiry, from 0. */
    position: smallint('position').notNull(),
    /** As the sender named it, cleaned. */
    name: text('name').notNull(),
    /** Found in the content. */
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    /** SHA-256 of the bytes. */
    digest: text('digest'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('inquiry_attachments_inquiry').on(table.inquiryId, table.position),
    index('inquiry_attachments_nobodys').on(table.createdAt).where(sql`${table.inquiryId} is null`),
    check(
      'inquiry_attachments_whole',
      sql`${table.inquiryId} is null or (${table.bytes} is not null and ${table.digest} is not null)`,
    ),
  ],
)
