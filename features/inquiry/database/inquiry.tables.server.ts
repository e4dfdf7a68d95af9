import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { asSorted } from '#platform/database/as-sorted.ts'
import { folded } from '#platform/database/matches-words.ts'
import { customerKey, moment, oneOf } from '#platform/database/columns.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import {
  INQUIRY_KINDS,
  INQUIRY_STATES,
  type InquiryKind,
  type InquiryState,
  type BotSignal,
} from '../inquiry.ts'

const FIRST_INQUIRY_NUMBER = 20001

/** All texts that the back office searches, as one: a trigram index finds any part of a word. */
const searched = (table: Record<'name' | 'email' | 'message' | 'details', AnyPgColumn>) =>
  folded(
    sql`(coalesce(${table.name}, '') || ' ' || ${table.email} || ' ' || ${table.message} || ' ' || ${table.details}::text)`,
  )

/** The sender, as the list shows and sorts it. */
const sender = (table: Record<'name' | 'email', AnyPgColumn>) =>
  asSorted(sql`coalesce(${table.name}, ${table.email})`)

/** @retention requests */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    number: integer('number')
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: FIRST_INQUIRY_NUMBER }),
    referenceHash: text('reference_hash').notNull().unique(),
    kind: text('kind').$type<InquiryKind>().notNull(),
    state: text('state').$type<InquiryState>().notNull().default('new'),
    language: text('language').$type<Language>().notNull(),
    name: text('name'),
    email: text('email').notNull(),
    customer: customerKey('email'),
    topic: text('topic'),
    message: text('message').notNull(),
    /** Further fields, as parsed by the kind's schema. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Of the privacy statement or terms shown. */
    termsVersion: text('terms_version').notNull(),
    botSignals: text('robot_signs').array().$type<BotSignal[]>().notNull().default([]),
    copied: boolean('copied').notNull(),
    /** SHA-256 of form key and content; null without JavaScript. */
    idempotencyHash: text('idempotency_hash'),
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    answerDueAt: moment('answer_due_at').notNull(),
  },
  (table) => [
    uniqueIndex('inquiries_idempotency').on(table.idempotencyHash),
    index('inquiries_content').on(table.contentHash, table.createdAt),
    index('inquiries_of_customer').on(table.customer, table.createdAt),
    index('inquiries_newest').on(table.createdAt, table.id),
    index('inquiries_by_sender').on(sender(table), table.id),
    index('inquiries_by_deadline').on(table.answerDueAt, table.id),
    index('inquiries_by_state').on(table.state, table.createdAt, table.id),
    index('inquiries_searched').using('gin', sql`${searched(table)} gin_trgm_ops`),
    index('inquiries_open').on(table.answerDueAt, table.id).where(sql`${table.state} = 'new'`),
    check('inquiries_kind', sql`${table.kind} in (${oneOf(INQUIRY_KINDS)})`),
    check('inquiries_state', sql`${table.state} in (${oneOf(INQUIRY_STATES)})`),
    check('inquiries_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)

export const SENDER = sender(inquiries)
export const SEARCHED = searched(inquiries)
export const INQUIRY_PHONE_DIGITS = sql`regexp_replace(coalesce(${inquiries.details} ->> 'phone', ''), '[^0-9]', '', 'g')`
