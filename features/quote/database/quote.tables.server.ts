import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { asSorted } from '#platform/database/as-sorted.ts'
import { folded } from '#platform/database/matches-words.ts'
import { customerKey, moment, oneOf } from '#platform/database/columns.ts'
import { logId } from '#platform/database/log-id.ts'
import { QUOTE_STATES, type QuoteState } from '../quote.ts'
import type { QuoteAcceptance } from '../rules/quote-acceptance.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import type { ListPrice } from '../rules/quote-people.ts'

const FIRST_QUOTE_NUMBER = 40001
const wallClock = (name: string) => timestamp(name, { mode: 'string' })

/** What the back office searches, as one text: a trigram index finds any part of a word. */
const searched = (document: AnyPgColumn) => folded(sql`((${document} -> 'customer')::text)`)

/** Company, else person: shown and sorted by in the list. */
const customerOf = (document: AnyPgColumn) =>
  asSorted(
    sql`coalesce(nullif(${document} -> 'customer' ->> 'company', ''), ${document} -> 'customer' ->> 'name')`,
  )

/**
 * A quote as it is being edited. What the customer reads is its last row of `quote_versions`.
 * @retention requests
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: FIRST_QUOTE_NUMBER }),
    referenceHash: text('reference_hash').notNull().unique(),
    state: text('state').$type<QuoteState>().notNull().default('draft'),
    document: jsonb('document').$type<QuoteDocument>().notNull(),
    customer: customerKey("document #>> '{customer,email}'", "document #>> '{customer,phone}'"),
    /** Raised by every change of the document, so that none is overwritten unseen. */
    revision: integer('revision').notNull().default(1),
    /** Last version sent; 0 before. */
    version: integer('version').notNull().default(0),
    /** `revision` that became that version. */
    sentRevision: integer('sent_revision').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** Of the last version sent, else of the draft; included. */
    validUntil: date('valid_until').notNull(),
    /** The request it answers, if one. */
    inquiryId: uuid('inquiry_id'),
    /** Sent by the site at once: its price is binding, its date waits for staff. */
    awaitsDate: boolean('awaits_date').notNull().default(false),
    acceptance: jsonb('acceptance').$type<QuoteAcceptance>(),
    declineReason: text('decline_reason'),
    /** What accepting made of it; null for a project. */
    eventId: uuid('event_id'),
    bookingId: uuid('booking_id'),
    idempotencyHash: text('idempotency_hash').unique(),
    remindedAt: moment('reminded_at'),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('quotes_state', sql`${t.state} in (${oneOf(QUOTE_STATES)})`),
    check('quotes_total', sql`${t.totalCents} >= 0`),
    check('quotes_accepted', sql`(${t.state} = 'accepted') = (${t.acceptance} is not null)`),
    check('quotes_sent', sql`${t.state} in ('draft', 'withdrawn') or ${t.version} > 0`),
    index('quotes_newest').on(t.createdAt, t.id),
    index('quotes_by_customer').on(customerOf(t.document), t.id),
    index('quotes_of_customer').on(t.customer),
    index('quotes_by_total').on(t.totalCents, t.id),
    index('quotes_by_end').on(t.validUntil, t.id),
    index('quotes_by_state').on(t.state, t.createdAt, t.id),
    index('quotes_valid').on(t.validUntil, t.id).where(sql`${t.state} = 'sent'`),
    index('quotes_awaiting').on(t.createdAt, t.id).where(sql`${t.awaitsDate}`),
    index('quotes_booking').on(t.bookingId).where(sql`${t.bookingId} is not null`),
    index('quotes_inquiry').on(t.inquiryId).where(sql`${t.inquiryId} is not null`),
    index('quotes_searched').using('gin', sql`${searched(t.document)} gin_trgm_ops`),
  ],
)

export const QUOTE_CUSTOMER = customerOf(quotes.document)
export const SEARCHED_QUOTE = searched(quotes.document)
export const QUOTE_PHONE_DIGITS = sql`regexp_replace(coalesce(${quotes.document} #>> '{customer,phone}', ''), '[^0-9]', '', 'g')`

/**
 * What was sent; never changed.
 * @retention requests
 */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    document: jsonb('document').$type<QuoteDocument>().notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Totals for every number of people of the range, beginning with the fewest; empty without people. */
    agreedCents: integer('agreed_cents').array().notNull().default([]),
    /** Of the service for the same numbers, as published then; null in versions from before it was kept. */
    listPrices: jsonb('list_prices').$type<(ListPrice | null)[]>(),
    termsVersion: text('terms_version').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null when the site sent it at once. */
    sentBy: uuid('sent_by'),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.version] })],
)

/**
 * Dates that a quote keeps free for its customer, while it can be accepted.
 * @retention requests
 */
export const quoteHolds = pgTable(
  'quote_holds',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Swiss local time. */
    startsLocal: wallClock('starts_local').notNull(),
    endsLocal: wallClock('ends_local').notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (t) => [
    check('quote_holds_order', sql`${t.endsLocal} > ${t.startsLocal}`),
    index('quote_holds_by_start').on(t.startsLocal, t.quoteId),
  ],
)

/** Of its entries in the log. */
export const QUOTE_HISTORY = '8002'

/**
 * Append-only history.
 * @retention requests
 */
export const quoteEntries = pgTable(
  'quote_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Null: the customer, or the clock. */
    actorId: uuid('actor_id'),
    action: text('action').$type<QuoteAction>().notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** For the owner to read: a question or a requested date. */
    unread: boolean('unread').notNull().default(false),
  },
  (t) => [
    index('quote_entries_quote').on(t.quoteId, t.id),
    // For the log.
    index('quote_entries_by_staff').on(t.at, logId(QUOTE_HISTORY, t.id)).where(sql`${t.actorId} is not null`),
    index('quote_entries_unread').on(t.quoteId, t.at).where(sql`${t.unread}`),
  ],
)

export const QUOTE_LOG_ID = logId(QUOTE_HISTORY, quoteEntries.id)

export type QuoteAction =
  | 'drafted'
  | 'sent'
  | 'moved'
  | 'resent'
  | 'asked'
  | 'date_wished'
  | 'accepted'
  | 'declined'
  | 'reminded'
  | 'expired'
  | 'withdrawn'
  | 'noted'
  | 'mandate_closed'
  | 'mandate_opened'
  | 'document_added'
  | 'document_removed'
