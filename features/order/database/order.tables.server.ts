import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { asSorted } from '#platform/database/as-sorted.ts'
import { folded } from '#platform/database/matches-words.ts'
import { customerKey, moment, oneOf } from '#platform/database/columns.ts'
import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { ORDER_STATES, type OrderState, type AttentionReason } from '../order.ts'
import type { LineKind } from '../order-details.ts'

const FIRST_ORDER_NUMBER = 10001

const digits = (phone: AnyPgColumn) => sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`
/** What the back office searches, as one text: a trigram index finds any part of a word. */
const searched = (t: Record<'customerName' | 'customerEmail', AnyPgColumn>) =>
  folded(sql`(coalesce(${t.customerName}, '') || ' ' || coalesce(${t.customerEmail}, ''))`)

/** For whom a voucher is and who gives it, as they wrote it. */
const searchedGift = ({ gift }: Record<'gift', AnyPgColumn>) =>
  folded(
    sql`(coalesce(${gift} ->> 'recipient', '') || ' ' || coalesce(${gift} ->> 'email', '') || ' ' || coalesce(${gift} ->> 'sender', ''))`,
  )

/** Paid, or on invoice. */
export const isSold = (t: Record<'paidAt' | 'invoiceId', AnyPgColumn>) =>
  sql`(${t.paidAt} is not null or ${t.invoiceId} is not null)`

/** Name, else address: shown and sorted by in the list. */
const buyerOf = (t: Record<'customerName' | 'customerEmail', AnyPgColumn>) =>
  asSorted(sql`coalesce(${t.customerName}, ${t.customerEmail}, '')`)

/**
 * `db/routines/orders.sql` checks that lines add up to the frozen total, and links `vouchers`.
 * @retention orders
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: FIRST_ORDER_NUMBER }),
    referenceHash: text('reference_hash').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    /** Of an order on invoice, whose money is there; invoices are another feature. */
    invoiceId: uuid('invoice_id'),
    currency: text('currency').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Pays its part of the total; the constraint is in `db/routines/orders.sql`. */
    voucherId: uuid('voucher_id'),
    voucherCents: integer('voucher_cents').notNull().default(0),
    /** When its part went back to the voucher, after the money had. */
    voucherReturnedAt: moment('voucher_returned_at'),
    /** What went back to it before, for lines that returned (ADR-049). */
    voucherReturnedCents: integer('voucher_returned_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Charged back by lost disputes, and subject to open ones: derived from `payment_disputes`. */
    withdrawnCents: integer('withdrawn_cents').notNull().default(0),
    contestedCents: integer('contested_cents').notNull().default(0),
    language: text('language').$type<Language>().notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** No money at all was paid for it. */
    test: boolean('test').notNull().default(false),
    /** Of an order on invoice: what the Testkasse took of what is paid. */
    testCents: integer('test_cents').notNull().default(0),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    paymentId: text('payment_id'),
    cancelUrl: text('cancel_url').notNull(),
    /** Keyed hash of an unpaid order's network; cleared at payment and after six hours. */
    network: text('network'),
    expiresAt: moment('expires_at').notNull(),
    /** SHA-256 of `Idempotency-Key` and request. */
    idempotencyHash: text('idempotency_hash'),
    requestHash: text('request_hash').notNull(),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    customerPhone: text('customer_phone'),
    customer: customerKey('customer_email'),
    shippingStreet: text('shipping_street'),
    shippingPostalCode: text('shipping_postal_code'),
    shippingCity: text('shipping_city'),
    shippingCountry: text('shipping_country'),
    /** Of the payment page; accepted once `termsAcceptedAt` is set. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    needsAttention: text('needs_attention').array().$type<AttentionReason[]>().notNull().default([]),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** When posted or mailed; stays after a refund. */
    fulfilledAt: moment('fulfilled_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('orders_state', sql`${table.state} in (${oneOf(ORDER_STATES)})`),
    check('orders_total', sql`${table.totalCents} >= 0 and ${table.refundedCents} >= 0`),
    check('orders_test', sql`${table.testCents} between 0 and ${table.totalCents}`),
    check('orders_voucher', sql`${table.voucherCents} between 0 and ${table.totalCents}`),
    check('orders_voucher_returned', sql`${table.voucherReturnedCents} between 0 and ${table.voucherCents}`),
    index('orders_voucher_id').on(table.voucherId).where(sql`${table.voucherId} is not null`),
    check('orders_disputed', sql`${table.withdrawnCents} >= 0 and ${table.contestedCents} >= 0`),
    check('orders_currency', sql`${table.currency} ~ '^[a-z]{3}$'`),
    uniqueIndex('orders_session').on(table.provider, table.sessionId),
    uniqueIndex('orders_idempotency').on(table.idempotencyHash),
    index('orders_payment').on(table.provider, table.paymentId),
    index('orders_session_url').on(table.sessionUrl).where(sql`${table.state} = 'pending_payment'`),
    index('orders_network').on(table.network).where(sql`${table.network} is not null`),
    index('orders_searched').using('gin', sql`${searched(table)} gin_trgm_ops`),
    index('orders_buyer').on(buyerOf(table), table.id),
    index('orders_of_customer').on(table.customer),
    index('orders_total_cents').on(table.totalCents, table.id),
    index('orders_refunded')
      .on(table.number)
      .where(sql`${table.state} in ('refunded', 'partially_refunded')`),
    index('orders_on_invoice').on(table.number).where(sql`${table.state} = 'invoiced'`),
    index('orders_sent').on(table.number).where(sql`${table.fulfilledAt} is not null`),
    index('orders_attention').on(table.number).where(sql`${table.needsAttention} <> '{}'`),
    index('orders_phone_digits').using('gin', sql`${digits(table.customerPhone)} gin_trgm_ops`),
    index('orders_to_send')
      .on(table.paidAt, table.number)
      .where(
        sql`${table.fulfilledAt} is null and ${table.state} in ('paid', 'partially_refunded', 'invoiced')`,
      ),
    check('orders_invoiced', sql`${table.state} <> 'invoiced' or ${table.invoiceId} is not null`),
    uniqueIndex('orders_invoice').on(table.invoiceId).where(sql`${table.invoiceId} is not null`),
    index('orders_paid').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index('orders_overdue').on(table.expiresAt).where(sql`${table.state} = 'pending_payment'`),
  ],
)

export const SEARCHED_ORDER = searched(orders)
export const ORDER_BUYER = buyerOf(orders)
export const CUSTOMER_PHONE_DIGITS = digits(orders.customerPhone)

const LINE_KINDS: LineKind[] = ['goods', 'course_voucher', 'value_voucher']

/**
 * As sold; independent of the catalogue.
 * @retention orders
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    productTitle: text('product_title').notNull(),
    variantTitle: text('variant_title').notNull(),
    imageUrl: text('image_url'),
    voucherLevel: integer('voucher_level'),
    /** May exceed the sale price. */
    voucherCents: integer('voucher_cents'),
    quantity: integer('quantity').notNull(),
    /** Data of personal vouchers; deleted with the buyer's data. */
    gift: jsonb('gift').$type<VoucherGift>(),
    /** When the recipient's mail was handed to the outbox. */
    giftQueuedAt: moment('gift_queued_at'),
    stockHeld: boolean('stock_held').notNull().default(false),
    unitPriceCents: integer('unit_price_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    index('order_lines_gift_due')
      .on(sql`(${table.gift} ->> 'day')`)
      .where(sql`${table.gift} ->> 'email' is not null and ${table.giftQueuedAt} is null`),
    index('order_lines_gift_email').on(sql`lower(${table.gift} ->> 'email')`),
    index('order_lines_gift_searched')
      .using('gin', sql`${searchedGift(table)} gin_trgm_ops`)
      .where(sql`${table.gift} is not null`),
    check('order_lines_gift', sql`${table.gift} is null or ${table.kind} <> 'goods'`),
    check('order_lines_kind', sql`${table.kind} in (${oneOf(LINE_KINDS)})`),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 99`),
    check('order_lines_unit_price', sql`${table.unitPriceCents} >= 0`),
    check('order_lines_total', sql`${table.totalCents} = ${table.quantity} * ${table.unitPriceCents}`),
    check('order_lines_voucher', sql`(${table.kind} = 'goods') = (${table.voucherCents} is null)`),
  ],
)

export const SEARCHED_GIFT = searchedGift(orderLines)

/**
 * Order history: a row per state entered, with its cause.
 * @retention orders
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    /** `checkout`, `sweeper`, `visitor`, `provider-unreachable` or `event:<provider's event id>`. */
    cause: text('cause').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)

/**
 * Processed webhook events, for deduplication; without payload.
 * @retention orders
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_order').on(table.orderId),
  ],
)

/** As `isShipped` of `order-details.ts`. */
export const SHIPPED_LINE = sql`(${orderLines.kind} = 'goods' or ${orderLines.gift} ->> 'delivery' = 'post')`
