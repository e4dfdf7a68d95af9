import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { inquiries } from './inquiry.tables.server.ts'

/**
 * Written before the content, under the row's id in the object store; unclaimed files are swept.
 * @retention requests
 */
export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    id: uuid('id').primaryKey(),
    /** Null until claimed, and after its inquiry is deleted. */
    inquiryId: uuid('inquiry_id').references(() => inquiries.id, { onDelete: 'set null' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Detected from the content. */
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
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
