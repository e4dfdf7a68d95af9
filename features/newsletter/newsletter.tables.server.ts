import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { NEWSLETTER_SOURCES, type NewsletterSource } from './newsletter.ts'

/**
 * One row per address ever confirmed; reused on resubscription.
 * @retention newsletter
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    confirmedAt: moment('confirmed_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Permanently refused by a mail server. */
    bouncedAt: moment('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    check('newsletter_subscribers_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)

/**
 * All sign-ups, confirmed or not, as proof of consent.
 * @retention newsletterUnconfirmed
 */
export const newsletterSignUps = pgTable(
  'newsletter_sign_ups',
  {
    id: uuid('id').primaryKey(),
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    source: text('source').$type<NewsletterSource>().notNull(),
    textVersion: text('text_version').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Keyed hashes of the networks; null where unknown. */
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
    check('newsletter_sign_ups_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
    check(
      'newsletter_sign_ups_confirmed',
      sql`(${table.confirmedAt} is null) = (${table.subscriberId} is null)`,
    ),
  ],
)

/**
 * Pieces of news that were sent to the list; each once.
 * @retention nobody
 */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: uuid('id').primaryKey(),
  /** Of the news article. */
  slug: text('slug').notNull().unique(),
  recipients: integer('recipients').notNull(),
  authorId: uuid('author_id').notNull(),
  sentAt: moment('sent_at').notNull(),
})
