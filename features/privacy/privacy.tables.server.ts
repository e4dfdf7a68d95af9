import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { PrivacyAction } from './privacy.ts'

/**
 * Valid for hours; the retention job deletes them a day later.
 * @retention privacyLinks
 */
export const privacyLinks = pgTable(
  'privacy_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    requestedFrom: text('asked_from'),
    requestedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('privacy_links_email').on(sql`lower(${table.email})`, table.requestedAt),
    index('privacy_links_network').on(table.requestedFrom, table.requestedAt),
    check('privacy_links_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)

/**
 * Append-only audit log of requests, without addresses.
 * @retention privacyRequests
 */
export const privacyAudit = pgTable(
  'privacy_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    action: text('action').$type<PrivacyAction>().notNull(),
    /** Keyed hash: proves a deletion to a person who gives the address. */
    addressHash: text('address_hash').notNull(),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('privacy_audit_address').on(table.addressHash, table.at)],
)
