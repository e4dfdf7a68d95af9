import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { quotes } from '../database/quote.tables.server.ts'

/**
 * Engagement of an accepted project quote: created with the acceptance, deleted with the quote.
 * @retention requests
 */
export const mandates = pgTable(
  'mandates',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    nextStep: text('next_step').notNull().default(''),
    nextDay: date('next_day'),
    closedAt: moment('closed_at'),
    /** Raised by every change, so that none is overwritten unseen. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('mandates_step', sql`${t.nextDay} is null or ${t.nextStep} <> ''`),
    index('mandates_open').on(t.nextDay, t.quoteId).where(sql`${t.closedAt} is null`),
    index('mandates_closed').on(t.closedAt, t.quoteId).where(sql`${t.closedAt} is not null`),
  ],
)

/**
 * PDFs of a mandate. The file is in the storage under the same id, and is swept once no row names it.
 * @retention requests
 */
export const mandateDocuments = pgTable(
  'mandate_documents',
  {
    id: uuid('id').primaryKey(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.quoteId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    bytes: integer('bytes').notNull(),
    addedAt: moment('added_at').notNull(),
    addedBy: uuid('added_by').notNull(),
  },
  (t) => [
    check('mandate_documents_bytes', sql`${t.bytes} > 0`),
    index('mandate_documents_mandate').on(t.mandateId, t.addedAt),
  ],
)
