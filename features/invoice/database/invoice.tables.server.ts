import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { asSorted } from '#platform/database/as-sorted.ts'
import { folded } from '#platform/database/matches-words.ts'
import { customerKey, moment, oneOf } from '#platform/database/columns.ts'
import {
  type Account,
  INVOICE_KINDS,
  INVOICE_PARTS,
  INVOICE_SOURCES,
  INVOICE_STATES,
  type InvoiceKind,
  type InvoiceLine,
  type InvoicePart,
  type SourceName,
  type InvoiceState,
  PAYMENT_WAYS,
  type PaymentWay,
  type Recipient,
  type Seller,
} from '../invoice.ts'

/**
 * The last number of each series and year; its row is locked until the sending commits, so that no number is lost.
 * @retention nobody
 */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] }), check('invoice_numbers_last', sql`${t.last} >= 1`)],
)

/** What the back office searches, as one text: a trigram index finds any part of a word. */
const searched = (t: { number: AnyPgColumn; recipient: AnyPgColumn; email: AnyPgColumn }) =>
  folded(sql`(coalesce(${t.number}, '') || ' ' || coalesce(${t.email}, '') || ' ' || (${t.recipient})::text)`)

type Sorted = Record<'recipient' | 'issuedOn' | 'dueOn' | 'kind' | 'state', AnyPgColumn> &
  Record<'totalCents' | 'creditedCents' | 'paidCents', AnyPgColumn>

/** Sort key of staff, never null: drafts have no dates yet and come last, settled invoices are zero. */
const sorts = (t: Sorted) => ({
  customer: asSorted(sql`coalesce(nullif(${t.recipient} ->> 'company', ''), ${t.recipient} ->> 'name')`),
  issued: sql`(coalesce(${t.issuedOn}, 'infinity'::date))`,
  due: sql`(coalesce(${t.dueOn}, 'infinity'::date))`,
  open: sql`(case when ${t.state} = 'sent' and ${t.kind} = 'invoice' then greatest(${t.totalCents} - ${t.creditedCents} - ${t.paidCents}, 0) else 0 end)`,
})

const isOverpaid = (
  t: Record<'totalCents' | 'creditedCents' | 'paidCents' | 'kind' | 'state', AnyPgColumn>,
) =>
  sql`${t.kind} = 'invoice' and ${t.state} <> 'draft' and ${t.paidCents} > ${t.totalCents} - ${t.creditedCents}`

/**
 * `db/routines/invoices.sql` keeps what was sent from being changed, and the sums right.
 * @retention bookings
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    part: text('part').$type<InvoicePart>().notNull().default('whole'),
    /** From the sending on. */
    year: integer('year'),
    sequence: integer('sequence'),
    number: text('number').unique(),
    referenceHash: text('reference_hash').notNull().unique(),
    /** Of the invoice that a credit note corrects. */
    correctsId: uuid('corrects_id'),
    source: text('source').$type<SourceName>().notNull(),
    sourceId: uuid('source_id'),
    language: text('language').$type<Language>().notNull(),
    email: text('email'),
    customer: customerKey('email'),
    recipient: jsonb('recipient').$type<Recipient>().notNull(),
    orderNumber: text('order_number'),
    /** Added by the customer since; beside what was sent, which stays. */
    addedOrderNumber: text('added_order_number'),
    addedOrderNumberOn: date('added_order_number_on'),
    note: text('note'),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    performedFrom: date('performed_from'),
    performedTo: date('performed_to'),
    dueDays: integer('due_days').notNull(),
    issuedOn: date('issued_on'),
    dueOn: date('due_on'),
    /** As they were when it was sent; the account is filled in later where there was none. */
    seller: jsonb('seller').$type<Seller>(),
    account: jsonb('account').$type<Account>(),
    creditedCents: integer('credited_cents').notNull().default(0),
    /** Without what was passed. Below zero when a bank took a payment back of which a surplus had been paid back. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** Of the payments: what its booking answers for since this was credited, by paying it back or keeping it. */
    handedCents: integer('handed_cents').notNull().default(0),
    /** Payments that went back although their money had been given back in another way already, and that no payment made good since. */
    twiceCents: integer('twice_cents').notNull().default(0),
    /** The part of the payments that its source knows, beside what was passed. */
    settledCents: integer('settled_cents').notNull().default(0),
    reminders: integer('reminders').notNull().default(0),
    remindedOn: date('reminded_on'),
    remindersStopped: boolean('reminders_stopped').notNull().default(false),
    /** Of this invoice the owner sends them by hand. */
    remindersHeld: boolean('reminders_held').notNull().default(false),
    /** The announced automatic reminder, and its day (ADR-057). */
    announcedLevel: integer('announced_level'),
    announcedOn: date('announced_on'),
    writtenOffReason: text('written_off_reason'),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    askedCents: integer('asked_cents'),
    /** Raised by every change; a change of a draft has to name the version that was seen. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('invoices_kind', sql`${t.kind} in (${oneOf(INVOICE_KINDS)})`),
    check('invoices_state', sql`${t.state} in (${oneOf(INVOICE_STATES)})`),
    check('invoices_part', sql`${t.part} in (${oneOf(INVOICE_PARTS)})`),
    check(
      'invoices_added_order_number',
      sql`(${t.addedOrderNumber} is null) = (${t.addedOrderNumberOn} is null)`,
    ),
    check('invoices_source', sql`${t.source} in (${oneOf(INVOICE_SOURCES)})`),
    check(
      'invoices_sent',
      sql`${t.state} = 'draft' or (${t.number} is not null and ${t.year} is not null and ${t.sequence} is not null and ${t.issuedOn} is not null and ${t.dueOn} is not null and ${t.seller} is not null)`,
    ),
    check('invoices_draft', sql`${t.state} <> 'draft' or ${t.number} is null`),
    check('invoices_corrects', sql`(${t.kind} = 'credit_note') = (${t.correctsId} is not null)`),
    check('invoices_source_id', sql`(${t.source} = 'hand') = (${t.sourceId} is null)`),
    check(
      'invoices_money',
      sql`${t.totalCents} >= 0 and ${t.settledCents} >= 0 and ${t.handedCents} >= 0 and ${t.twiceCents} >= 0`,
    ),
    check('invoices_credited', sql`${t.creditedCents} between 0 and ${t.totalCents}`),
    check('invoices_reminders', sql`${t.reminders} between 0 and 3`),
    check('invoices_due_days', sql`${t.dueDays} between 0 and 365`),
    check('invoices_written_off', sql`(${t.state} = 'written_off') = (${t.writtenOffReason} is not null)`),
    foreignKey({ columns: [t.correctsId], foreignColumns: [t.id] }),
    uniqueIndex('invoices_sequence').on(t.kind, t.year, t.sequence),
    index('invoices_of_source').on(t.source, t.sourceId).where(sql`${t.sourceId} is not null`),
    index('invoices_corrected').on(t.correctsId).where(sql`${t.correctsId} is not null`),
    index('invoices_of_customer').on(t.customer),
    index('invoices_session').on(t.sessionId).where(sql`${t.sessionId} is not null`),
    index('invoices_open')
      .on(t.dueOn)
      .where(
        sql`${t.state} = 'sent' and ${t.kind} = 'invoice' and ${t.paidCents} < ${t.totalCents} - ${t.creditedCents}`,
      ),
    index('invoices_overpaid').on(t.updatedAt, t.id).where(isOverpaid(t)),
    check(
      'invoices_announced',
      sql`(${t.announcedLevel} is null) = (${t.announcedOn} is null) and ${t.announcedLevel} between 1 and 3`,
    ),
    index('invoices_reminded').on(t.remindedOn).where(sql`${t.remindedOn} is not null`),
    index('invoices_by_day').on(t.createdAt, t.id),
    index('invoices_drafts').on(t.createdAt, t.id).where(sql`${t.state} = 'draft'`),
    index('invoices_credit_notes').on(t.createdAt, t.id).where(sql`${t.kind} = 'credit_note'`),
    index('invoices_by_customer').on(sorts(t).customer, t.id),
    index('invoices_by_issue').on(sorts(t).issued, t.id),
    index('invoices_by_due').on(sorts(t).due, t.id),
    index('invoices_by_open').on(sorts(t).open, t.id),
    index('invoices_total').on(t.totalCents),
    index('invoices_searched').using('gin', sql`${searched(t)} gin_trgm_ops`),
  ],
)

export const OVERPAID_INVOICE = isOverpaid(invoices)
export const SEARCHED_INVOICE = searched(invoices)
export const SORTED_INVOICE = sorts(invoices)

/**
 * The id is created by the form, so that a repeated request counts once.
 * @retention bookings
 */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Below zero: of what was paid too much, paid back by hand. */
    cents: integer('cents').notNull(),
    /** Swiss day on which the money was there. */
    paidOn: date('paid_on').notNull(),
    way: text('way').$type<PaymentWay>().notNull(),
    note: text('note'),
    /** Of a payment page. */
    provider: text('provider').$type<PaymentProvider>(),
    paymentId: text('payment_id'),
    /** Of a payment by voucher; the constraint is in `db/routines/invoices.sql`. Null when it is no longer kept. */
    voucherId: uuid('voucher_id'),
    /** Of it, what the provider returned or took back, or what went back to the voucher. */
    returnedCents: integer('returned_cents').notNull().default(0),
    recordedBy: uuid('recorded_by'),
    recordedAt: moment('recorded_at').notNull(),
    undoneBy: uuid('undone_by'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    check(
      'invoice_payments_cents',
      sql`${t.cents} > 0 or (${t.cents} < 0 and ${t.provider} is null and ${t.way} <> 'voucher')`,
    ),
    check('invoice_payments_returned', sql`${t.returnedCents} between 0 and greatest(${t.cents}, 0)`),
    check('invoice_payments_voucher', sql`${t.voucherId} is null or ${t.way} = 'voucher'`),
    check('invoice_payments_way', sql`${t.way} in (${oneOf(PAYMENT_WAYS)})`),
    uniqueIndex('invoice_payments_provider').on(t.provider, t.paymentId),
    index('invoice_payments_invoice').on(t.invoiceId),
    index('invoice_payments_of_voucher').on(t.voucherId).where(sql`${t.voucherId} is not null`),
  ],
)

/**
 * Append-only history.
 * @retention bookings
 */
export const invoiceEvents = pgTable(
  'invoice_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('invoice_events_invoice').on(t.invoiceId, t.id)],
)

/**
 * Processed provider events, for deduplication; what they say of refunds is summed from here.
 * @retention bookings
 */
export const invoicePaymentEvents = pgTable(
  'invoice_payment_events',
  {
    /** Of the event; of a failed refund its own, because several events report it. */
    id: text('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Of refunds, with the two below: the payment of the provider. */
    paymentId: text('payment_id'),
    /** In Rappen: refunded in all, or of the one that failed. */
    cents: integer('cents'),
    reportedAt: moment('told_at'),
  },
  (t) => [index('invoice_payment_events_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`)],
)
