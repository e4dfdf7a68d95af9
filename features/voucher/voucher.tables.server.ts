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

/**
 * Issued gift vouchers. The code is derived (`voucher-code.server.ts`), never stored: only its hash and its last
 * four characters are. The balance is the sum of the voucher's entries.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    /** References `order_lines`; the constraint is in `db/routines/orders.sql`. */
    orderLineId: uuid('order_line_id').notNull(),
    kind: text('kind').$type<'course' | 'value'>().notNull(),
    /** Survival level 1–3. */
    level: integer('level'),
    initialCents: integer('initial_cents').notNull(),
    currency: text('currency').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Bought at the test till: never worth money. */
    test: boolean('test').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Its money went back: worthless for ever. Never cleared (`db/routines/orders.sql`). */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    /** A refund that touches it is on its way: pays nothing until the provider has answered. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  },
  (table) => [
    index('vouchers_order_line').on(table.orderLineId),
    check('vouchers_kind', sql`${table.kind} in ('course', 'value')`),
    check('vouchers_level', sql`(${table.kind} = 'course') = (${table.level} is not null)`),
    check('vouchers_initial', sql`${table.initialCents} > 0`),
  ],
)

/** The voucher's account: positive when issued, negative when redeemed, refunded or voided. Rows are only added. */
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
    /** The booking it paid for; the constraint is in `db/routines/bookings.sql`. */
    bookingId: uuid('booking_id'),
  },
  (table) => [
    index('voucher_entries_voucher').on(table.voucherId),
    index('voucher_entries_booking').on(table.bookingId),
    check('voucher_entries_amount', sql`${table.amountCents} <> 0`),
  ],
)
