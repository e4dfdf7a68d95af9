import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * Only the code's hash and last four characters are stored. The balance is the sum of the entries.
 * @retention vouchers
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    /** References `order_lines`; the constraint is in `db/routines/orders.sql`. Null for what a booking became. */
    orderLineId: uuid('order_line_id'),
    /** The booking whose payment it is (ADR-052); the constraint is in `db/routines/bookings.sql`. */
    bookingId: uuid('booking_id'),
    kind: text('kind').$type<'course' | 'value'>().notNull(),
    level: integer('level'),
    initialCents: integer('initial_cents').notNull(),
    currency: text('currency').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Bought with a test payment: worthless. */
    test: boolean('test').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Refunded: permanently worthless (`db/routines/orders.sql`). */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    /** A refund is pending: blocked until the provider answers. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** By staff, until they unblock it; keeps its balance. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockReason: text('block_reason'),
    /** Void, its rest moved there: always the last of a chain of replacements. */
    replacedById: uuid('replaced_by_id').references((): AnyPgColumn => vouchers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('vouchers_order_line').on(table.orderLineId),
    index('vouchers_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('vouchers_issued').on(table.issuedAt, table.id),
    index('vouchers_valid_until').on(table.validUntil, table.id),
    index('vouchers_value').on(table.initialCents, table.id),
    index('vouchers_last_four').on(table.lastFour),
    index('vouchers_blocked').on(table.issuedAt, table.id).where(sql`${table.blockedAt} is not null`),
    index('vouchers_replaced_by').on(table.replacedById),
    check('vouchers_kind', sql`${table.kind} in ('course', 'value')`),
    check('vouchers_level', sql`(${table.kind} = 'course') = (${table.level} is not null)`),
    check('vouchers_source', sql`${table.orderLineId} is null or ${table.bookingId} is null`),
    check('vouchers_initial', sql`${table.initialCents} > 0`),
    check('vouchers_block', sql`(${table.blockedAt} is null) = (${table.blockReason} is null)`),
    check('vouchers_replaced', sql`${table.replacedById} is null or ${table.voidedAt} is not null`),
  ],
)

export const VOUCHER_CAUSES = [
  'issued',
  'voided',
  'refunded',
  /** By a booking, an order, an invoice, or by staff with a reference. */
  'redeemed',
  /** A redemption taken back. */
  'given_back',
  /** The rest went to the replacement. */
  'replaced',
  /** The rest came from the voucher that this one replaces. */
  'replacement',
] as const

/**
 * Append-only: positive when issued, negative when redeemed, refunded, voided or replaced.
 * @retention vouchers
 */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    cause: text('cause').$type<(typeof VOUCHER_CAUSES)[number]>().notNull(),
    /** The constraint is in `db/routines/bookings.sql`. */
    bookingId: uuid('booking_id'),
    /** The constraint is in `db/routines/orders.sql`. */
    orderId: uuid('order_id'),
    /** The invoice that it paid; the constraint is in `db/routines/invoices.sql`. */
    invoiceId: uuid('invoice_id'),
    /** Of a redemption by staff: what it was for. */
    reference: text('reference'),
    /** The member of staff who redeemed, undid or replaced. */
    actorId: uuid('actor_id'),
    /** The redemption by staff that this entry undoes, as a whole and once. */
    reversesId: bigint('reverses_id', { mode: 'number' }).references((): AnyPgColumn => voucherEntries.id),
    /** Idempotency key of a redemption by staff. */
    requestKey: text('request_key'),
  },
  (table) => [
    index('voucher_entries_voucher').on(table.voucherId),
    index('voucher_entries_booking').on(table.bookingId),
    index('voucher_entries_order').on(table.orderId),
    index('voucher_entries_invoice').on(table.invoiceId).where(sql`${table.invoiceId} is not null`),
    unique('voucher_entries_reverses').on(table.reversesId),
    unique('voucher_entries_request').on(table.requestKey),
    check('voucher_entries_amount', sql`${table.amountCents} <> 0`),
  ],
)
