import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import type { PrivacyAction } from './privacy.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Mailed links to one's own data. They live for hours; the job that deletes takes them a day later. */
export const privacyLinks = pgTable(
  'privacy_links',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token that the mail carries. */
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Derived from the network's address with our key. */
    askedFrom: text('asked_from'),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('privacy_links_email').on(sql`lower(${table.email})`, table.askedAt),
    index('privacy_links_network').on(table.askedFrom, table.askedAt),
    check('privacy_links_language', sql`${table.language} in ('de', 'en', 'fr', 'it')`),
  ],
)

/** What was asked, shown, handed out and deleted, and when; never whose address it was. Rows are only added. */
export const privacyAudit = pgTable(
  'privacy_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    action: text('action').$type<PrivacyAction>().notNull(),
    /** Derived from the address with our key: proves a deletion to who names the address, tells it to nobody. */
    addressHash: text('address_hash').notNull(),
    /** How many records of each kind. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('privacy_audit_address').on(table.addressHash, table.at)],
)
