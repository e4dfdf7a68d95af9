import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import { NEWSLETTER_SOURCES, type NewsletterSource } from './newsletter.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Addresses that were confirmed once. One row per address; who comes back keeps it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** SHA-256 of the token that every issue's unsubscribe link carries. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the consent that holds now. */
    confirmedAt: moment('confirmed_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** A mail server refused the address for good: nothing is sent there any more. */
    bouncedAt: moment('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    check('newsletter_subscribers_language', sql`${table.language} in ('de', 'en', 'fr', 'it')`),
  ],
)

/** Each sign-up: asked for, and confirmed or not. Together they prove the consent. */
export const newsletterSignUps = pgTable(
  'newsletter_sign_ups',
  {
    id: uuid('id').primaryKey(),
    /** Null until it is confirmed. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The form that it came from. */
    source: text('source').$type<NewsletterSource>().notNull(),
    /** Of the words that were agreed to. */
    textVersion: text('text_version').notNull(),
    /** SHA-256 of the token that the mail carries. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Where it was asked for and confirmed from, derived from the address with our key; null where nobody knows. */
    askedFrom: text('asked_from'),
    confirmedFrom: text('confirmed_from'),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('newsletter_sign_ups_email').on(sql`lower(${table.email})`, table.askedAt),
    index('newsletter_sign_ups_network').on(table.askedFrom, table.askedAt),
    index('newsletter_sign_ups_subscriber').on(table.subscriberId),
    check('newsletter_sign_ups_source', sql`${table.source} in (${oneOf(NEWSLETTER_SOURCES)})`),
    check('newsletter_sign_ups_language', sql`${table.language} in ('de', 'en', 'fr', 'it')`),
    check(
      'newsletter_sign_ups_confirmed',
      sql`(${table.confirmedAt} is null) = (${table.subscriberId} is null)`,
    ),
  ],
)
