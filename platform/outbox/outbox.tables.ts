import { asSorted } from '../database/as-sorted.ts'
import { oneOf } from '../database/columns.ts'
import { folded } from '../database/matches-words.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

/**
 * Outgoing mails, written in the transaction that decides on them (ADR-008).
 * @retention mails
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Ids from which the template loads its data; never a secret. */
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
    index('outgoing_mails_newest').on(table.createdAt, table.id),
    index('outgoing_mails_state').on(table.state, table.createdAt, table.id),
    index('outgoing_mails_sorted').on(asSorted(table.recipient), table.id),
    index('outgoing_mails_searched').using('gin', sql`${folded(table.recipient)} gin_trgm_ops`),
    check('outgoing_mails_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
    check('outgoing_mails_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)

export const SEARCHED_RECIPIENT = folded(outgoingMails.recipient)
export const SORTED_RECIPIENT = asSorted(outgoingMails.recipient)

/**
 * What was sent, encrypted (`sent-mails.ts`): unlike its row it names private links. Goes with its row, so with the retention
 * of mails and the erasure of their address.
 * @retention mails
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => outgoingMails.id, { onDelete: 'cascade' }),
    sealed: text().notNull(),
  },
  (table) => [check('sent_mails_size', sql`octet_length(${table.sealed}) <= 1048576`)],
)
