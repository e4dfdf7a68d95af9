import { readSearch } from '#kernel/search-terms.ts'
import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type {
  StaffVoucherLine,
  StaffVouchers,
  VoucherFilter,
  VoucherSort,
} from '#features/voucher/staff/staff-voucher.ts'
import { hashVoucherCode } from '#features/voucher/voucher-code.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type ListPosition, type ListSort, readSort } from '#kernel/list-page.ts'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byInstant, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { foundVouchers } from './found-vouchers.ts'
import {
  restOf,
  selectStaffVouchers,
  type StaffVoucherRow,
  toStaffVoucherLine,
} from './staff-voucher-rows.ts'

const PAGE = 50

const NEWEST_FIRST = byInstant<StaffVoucherRow>(
  [vouchers.issuedAt, vouchers.id],
  ({ voucher }) => ({ at: voucher.issuedAt, id: voucher.id }),
  true,
)

const SORTED: Record<VoucherSort, SQLWrapper> = {
  issued: vouchers.issuedAt,
  until: vouchers.validUntil,
  value: vouchers.initialCents,
}

function orderOf(sort: ListSort<VoucherSort> | undefined): ListOrder<StaffVoucherRow> {
  if (sort === undefined) return NEWEST_FIRST
  const { key, descending } = readSort<VoucherSort>(sort)
  const by = { table: vouchers, value: SORTED[key], id: vouchers.id }
  return byColumn(by, ({ voucher }) => voucher.id, descending)
}

export interface VoucherListQuery {
  filter: VoucherFilter
  sort?: ListSort<VoucherSort> | undefined
  /** A code or its last four characters, the number of an order or a booking, or parts of the buyer's or the recipient's name or address. */
  search: string
  position: ListPosition
  now: Date
  /** Rows of a page. */
  size?: number
}

export async function listStaffVouchers(
  db: Database,
  { filter, sort, search, position, now, size = PAGE }: VoucherListQuery,
): Promise<StaffVouchers> {
  const { day: today } = swissTime(now)
  const wanted = and(inFilter(db, filter, today), search ? matches(db, search) : undefined)
  const { rows, ...pages } = await readListPage<StaffVoucherRow>({
    order: orderOf(sort),
    position,
    size,
    read: (beyond, sorted, limit) =>
      selectStaffVouchers(db)
        .where(and(wanted, beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  return { vouchers: rows.map((row) => toStaffVoucherLine(row, today)), ...pages }
}

function inFilter(db: Database, filter: VoucherFilter, today: string): SQL | undefined {
  const hasRest = sql`${restOf(db)} > 0`
  if (filter === 'blocked') return isNotNull(vouchers.blockedAt)
  if (filter === 'open') return and(isNull(vouchers.voidedAt), gte(vouchers.validUntil, today), hasRest)
  if (filter === 'over')
    return or(isNotNull(vouchers.voidedAt), lt(vouchers.validUntil, today), sql`not (${hasRest})`)
  return undefined
}

const LAST_FOUR = /^[0-9a-z]{4}$/i

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
  return rows.map((row) => toStaffVoucherLine(row, swissTime(now).day))
}
