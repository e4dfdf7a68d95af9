import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { bookings, SEARCHED_BOOKING } from '#features/booking/database/booking.tables.server.ts'
import {
  orderLines,
  orders,
  SEARCHED_GIFT,
  SEARCHED_ORDER,
} from '#features/order/database/order.tables.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { readSearch, type SearchTerms } from '#kernel/search-terms.ts'
import { listEngine } from '#kit/list.server.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { byInstant } from '#platform/database/read-list-page.ts'
import { hashVoucherCode } from '../voucher-code.server.ts'
import type { StaffVoucherLine } from './staff-voucher.ts'
import {
  restOf,
  selectStaffVouchers,
  type StaffVoucherRow,
  toStaffVoucherLine,
} from './voucher-rows.server.ts'
import { voucherList } from './voucher.contract.ts'

const todayOf = (now: Date) => swissTime(now).day

export const staffVouchers = listEngine({
  shape: voucherList,
  read: (db, where, sorted, limit) =>
    selectStaffVouchers(db)
      .where(where)
      .orderBy(...sorted)
      .limit(limit),
  ids: (db, where, limit) => db.select({ id: vouchers.id }).from(vouchers).where(where).limit(limit),
  toLine: (row: StaffVoucherRow, { now }) => toStaffVoucherLine(row, todayOf(now)),
  order: byInstant<StaffVoucherRow>(
    [vouchers.issuedAt, vouchers.id],
    ({ voucher }) => ({ at: voucher.issuedAt, id: voucher.id }),
    true,
  ),
  sorts: {
    table: vouchers,
    id: vouchers.id,
    idOf: ({ voucher }) => voucher.id,
    by: { issued: vouchers.issuedAt, until: vouchers.validUntil, value: vouchers.initialCents },
  },
  filters: {
    open: ({ db, now }) =>
      and(isNull(vouchers.voidedAt), gte(vouchers.validUntil, todayOf(now)), hasRest(db)),
    blocked: () => isNotNull(vouchers.blockedAt),
    over: ({ db, now }) =>
      or(isNotNull(vouchers.voidedAt), lt(vouchers.validUntil, todayOf(now)), sql`not (${hasRest(db)})`),
    all: () => undefined,
  },
  search: ({ db }, typed) => matches(db, typed),
})

const hasRest = (db: Database) => sql`${restOf(db)} > 0`

const LAST_FOUR = /^[0-9a-z]{4}$/i

/** A code or its last four characters, the number of an order or a booking, or parts of the buyer's or the recipient's name or address. */
function matches(db: Database, search: string): SQL | undefined {
  const codeHash = hashVoucherCode(search)
  if (codeHash) return eq(vouchers.codeHash, codeHash)
  return foundVouchers(db, {
    words: search.toLowerCase().split(/\s+/),
    cents: readSearch(search)?.cents ?? null,
    number: /^\d{1,9}$/.test(search) ? Number(search) : null,
    // As they are read aloud.
    lastFour: LAST_FOUR.test(search) ? search.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1') : null,
  })
}

/** Vouchers that match the search of the back office, newest first. */
export async function searchVouchers(
  db: Database,
  terms: SearchTerms,
  now: Date,
  most: number,
): Promise<StaffVoucherLine[]> {
  const found = foundVouchers(db, terms)
  if (!found) return []
  const rows = await selectStaffVouchers(db)
    .where(found)
    .orderBy(desc(vouchers.issuedAt), desc(vouchers.id))
    .limit(most)
  return rows.map((row) => toStaffVoucherLine(row, todayOf(now)))
}

/**
 * Condition of vouchers by the end of their code, who bought them, for whom they are, their value, and the number of the order or the booking
 * that they come from. Each way has an index; an `or` over the joined tables would read all of them. Undefined: nothing to look for.
 */
function foundVouchers(
  db: Database,
  { words, number, cents, lastFour }: Pick<SearchTerms, 'words' | 'number' | 'cents' | 'lastFour'>,
): SQL | undefined {
  const ofLines = () =>
    db
      .select({ id: vouchers.id })
      .from(vouchers)
      .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
  const ofOrders = (condition: SQL) =>
    ofLines().innerJoin(orders, eq(orders.id, orderLines.orderId)).where(condition)
  const ofBookings = (condition: SQL) =>
    db
      .select({ id: vouchers.id })
      .from(vouchers)
      .innerJoin(bookings, eq(bookings.id, vouchers.bookingId))
      .where(condition)
  const [buyer, recipient, guest] = [SEARCHED_ORDER, SEARCHED_GIFT, SEARCHED_BOOKING].map((text) =>
    matchesWords(text, words),
  )
  const ways = [
    lastFour !== null && db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.lastFour, lastFour)),
    cents !== null && db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.initialCents, cents)),
    buyer && ofOrders(buyer),
    // The index has personal vouchers alone.
    recipient && ofLines().where(and(isNotNull(orderLines.gift), recipient)),
    guest && ofBookings(guest),
    number !== null && ofOrders(eq(orders.number, number)),
    number !== null && ofBookings(eq(bookings.number, number)),
  ].flatMap((way) => (way ? [sql`(${way})`] : []))
  return ways.length === 0 ? undefined : sql`${vouchers.id} in (${sql.join(ways, sql` union `)})`
}
