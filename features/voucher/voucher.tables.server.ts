import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Only the code's hash and last four characters are stored. The balance is the sum of the entries. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    /** References `order_lines`; the constraint is in `db/routines/orders.sql`. */
    orderLineId: uuid('order_line_id').notNull(),
    kind: text('kind').$type<'course' | 'value'>().notNull(),
    level: integer('level'),
    initialCents: integer('initial_cents').notNull(),
    currency: text('currency').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** From the test till, worthless. */
    test: boolean('test').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Refunded: permanently worthless (`db/routines/orders.sql`). */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    /** A refund is pending: blocked until the provider answers. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  },
  (table) => [
    index('vouchers_order_line').on(table.orderLineId),
    index('vouchers_last_four').on(table.lastFour),
    check('vouchers_kind', sql`${table.kind} in ('course', 'value')`),
    check('vouchers_level', sql`(${table.kind} = 'course') = (${table.level} is not null)`),
    check('vouchers_initial', sql`${table.initialCents} > 0`),
  ],
)

/** Append-only: positive when issued, negative when redeemed, refunded or voided. */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    cause: text('cause').$type<'issued' | 'voided' | 'refunded' | 'redeemed' | 'given_back'>().notNull(),
    /** The constraint is in `db/routines/bookings.sql`. */
    bookingId: uuid('booking_id'),
  },
  (table) => [
    index('voucher_entries_voucher').on(table.voucherId),
    index('voucher_entries_booking').on(table.bookingId),
    check('voucher_entries_amount', sql`${table.amountCents} <> 0`),
  ],
)
