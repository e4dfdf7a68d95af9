import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { readSearch, type SearchTerms } from '#kernel/search-terms.ts'
import { listEngine } from '#kit/list.server.ts'
import type { Database } from '#platform/database/database.ts'
import { byInstant } from '#platform/database/read-list-page.ts'
import { hashVoucherCode } from '../voucher-code.server.ts'
import { vouchers } from '../voucher.tables.server.ts'
import { foundVouchers } from './found-vouchers.server.ts'
import type { StaffVoucherLine } from './staff-voucher.ts'
import { voucherList } from './voucher.contract.ts'
import {
  restOf,
  selectStaffVouchers,
  type StaffVoucherRow,
  toStaffVoucherLine,
} from './voucher-rows.server.ts'

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
