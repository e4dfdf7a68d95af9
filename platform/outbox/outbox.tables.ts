import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'

/** Every mail the business owes somebody, written in the transaction that owes it. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** What the template needs to find its data again; never a secret. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outgoing_mails_recipient').on(sql`lower(${table.recipient})`),
    index('outgoing_mails_queued').on(table.createdAt).where(sql`${table.state} = 'queued'`),
    check('outgoing_mails_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
    check('outgoing_mails_language', sql`${table.language} in ('de', 'en', 'fr', 'it')`),
  ],
)
