import { and, eq, gte, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import type { StaffVouchers, VoucherFilter, VoucherSort } from '#features/voucher/desk/staff-voucher.ts'
import { hashVoucherCode } from '#features/voucher/voucher-code.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
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
const BY_LAST_DAY = {
  ...byInstant<StaffVoucherRow>(
    [vouchers.validUntil, vouchers.id],
    ({ voucher }) => ({ at: new Date(voucher.validUntil), id: voucher.id }),
    false,
  ),
  valuesOf: (cursor: string) => {
    const [at, id = '00000000-0000-0000-0000-000000000000'] = cursor.split('_')
    return [sql`${new Date(Number(at)).toISOString().slice(0, 10)}::date`, sql`${id}::uuid`]
  },
}

export interface VoucherListQuery {
  filter: VoucherFilter
  sort: VoucherSort
  /** A code, its last four characters, an order's number, or a part of the buyer's name or address. */
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
  const wanted = and(inFilter(db, filter, today), search ? matches(search) : undefined)
  const { rows, ...pages } = await readListPage<StaffVoucherRow>({
    order: sort === 'ending' ? BY_LAST_DAY : NEWEST_FIRST,
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

function matches(search: string): SQL | undefined {
  const codeHash = hashVoucherCode(search)
  if (codeHash) return eq(vouchers.codeHash, codeHash)
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const end = search.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return or(
    LAST_FOUR.test(search) ? eq(vouchers.lastFour, end) : undefined,
    /^\d{1,9}$/.test(search) ? eq(orders.number, Number(search)) : undefined,
    ilike(orders.customerName, pattern),
    ilike(orders.customerEmail, pattern),
    /^\d{1,9}$/.test(search) ? eq(bookings.number, Number(search)) : undefined,
    ilike(bookings.name, pattern),
    ilike(bookings.email, pattern),
  )
}
