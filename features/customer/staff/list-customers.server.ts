import { and, type SQL, sql } from 'drizzle-orm'
import type { CustomerFilter, CustomerList, CustomerSort, ListedCustomer } from './customer-list.ts'
import type { CustomerRef, CustomerSource } from './customer-ref.ts'
import {
  BOOKING_DUE,
  BOOKING_REFUND,
  bookingCustomer,
  bookings,
  OPEN_BOOKING,
} from '#features/booking/database/booking.tables.server.ts'
import { searchBookings } from '#features/booking/staff/search-bookings.server.ts'
import { searchInquiries } from '#features/inquiry/staff/search-inquiries.server.ts'
import {
  invoices,
  OVERPAID_INVOICE,
  SORTED_INVOICE,
} from '#features/invoice/database/invoice.tables.server.ts'
import { searchInvoices } from '#features/invoice/list-invoices-of.server.ts'
import { searchQuotes } from '#features/quote/staff/search-quotes.server.ts'
import { searchOrders } from '#features/order/staff/search-orders.server.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import { phoneDigits, readSearch } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byInstant, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { isLatest, type Trace, traceColumns, TRACES } from './customer-traces.server.ts'

const PAGE = 50
/** Traces of each kind that a search goes through, the newest. */
const MOST_FOUND = 300

export interface CustomerListSelection {
  filter: CustomerFilter
  /** Number, private reference, telephone, or words of name, address and company. */
  search: string
  sort?: ListSort<CustomerSort> | undefined
}

interface PageQuery extends CustomerListSelection {
  position: ListPosition
  size?: number
}

interface Row {
  source: CustomerSource
  id: string
  key: string
  name: string
  company: string | null
  email: string | null
  phone: string | null
  /** Milliseconds. */
  at: number
}

/**
 * Customers with a booking, order, request, quote or invoice; last active first, with the filter of open amounts
 * highest first.
 */
export async function listCustomers(db: Database, query: PageQuery): Promise<CustomerList> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    readCustomerRows(db, query),
    countCustomers(db, query.search),
  ])
  return { customers: rows, ...pages, counts }
}

/** The page alone. */
export async function readCustomerRows(
  db: Database,
  { filter, search, sort, position, size = PAGE }: PageQuery,
): Promise<{ rows: ListedCustomer[] } & ListPages> {
  const by = readSort<CustomerSort>(sort ?? (filter === 'open' ? '-open' : '-active'))
  const keys = search === '' ? null : await findKeys(db, search)
  const all = filter === 'open' ? ofOpenMoney(by.key, keys) : keys && ofKeys(by.key, keys)
  const { rows, ...pages } = await readListPage<Row>({
    order: orderOf(by, all),
    position,
    size,
    read: async (beyond, sorted, limit) => {
      const order = sql.join(sorted, sql`, `)
      const page = (from: SQL) =>
        sql`(select * from ${from} listed where ${beyond ?? sql`true`} order by ${order} limit ${limit})`
      const found =
        all ??
        sql`(${sql.join(
          TRACES.map((trace) => page(latest(trace, by.key))),
          sql` union all `,
        )})`
      const { rows: read } = await db.execute<Row & Record<string, unknown>>(
        sql`select source, id, key, name, company, email, phone, (extract(epoch from at) * 1000)::float8 as at
          from ${page(found)} page order by ${order}`,
      )
      return read
    },
  })
  return { rows: await withSums(db, rows), ...pages }
}

function orderOf(
  { key, descending }: { key: CustomerSort; descending: boolean },
  all: SQL | null,
): ListOrder<Row> {
  const [value, id] = [sql`value`, sql`id`]
  if (key === 'active')
    return byInstant([value, id], (row) => ({ at: new Date(row.at), id: row.id }), descending)
  const named = TRACES.map(
    (trace) => sql`select ${trace.name} as value, ${trace.id} as id from ${trace.table}`,
  )
  const table = sql`${all ?? sql`(${sql.join(named, sql` union all `)})`} known`
  return byColumn({ table, value, id }, (row) => row.id, descending)
}

function latest(trace: Trace, by: CustomerSort): SQL {
  return sql`(select ${traceColumns(trace, valueOf(trace, by))} from ${trace.table} where ${isLatest(trace)})`
}

function valueOf(trace: Trace, by: CustomerSort): SQL {
  return by === 'name' ? trace.name : by === 'open' ? sql`wanted.cents` : sql`${trace.at}`
}

/** Everybody with money open: as many as there are open bookings and invoices, not as there are customers. */
function ofOpenMoney(by: CustomerSort, keys: readonly string[] | null): SQL {
  const among = keys && sql`where ${inKeys(sql`key`, keys)}`
  return ofWanted(
    by,
    sql`(select key, sum(cents)::bigint as cents from (${OPEN_MONEY}) owed ${among ?? sql``} group by key)`,
  )
}

const OPEN_INVOICE = sql`${SORTED_INVOICE.open} > 0 and ${invoices.source} <> 'booking' and ${invoices.email} is not null`
const OVERPAID = sql`${invoices.paidCents} - (${invoices.totalCents} - ${invoices.creditedCents})`
const OVERPAID_OF_MAIL = sql`${OVERPAID_INVOICE} and ${invoices.email} is not null`
const OPEN_MONEY = sql`
  select ${bookingCustomer(bookings)} as key, ${BOOKING_DUE} as cents from ${bookings} where ${OPEN_BOOKING}
  union all select lower(${invoices.email}), ${SORTED_INVOICE.open} from ${invoices} where ${OPEN_INVOICE}
  union all select lower(${invoices.email}), 0 from ${invoices} where ${OVERPAID_OF_MAIL}`

function ofKeys(by: CustomerSort, keys: readonly string[]): SQL {
  return ofWanted(by, sql`(select key, 0 as cents from unnest(${sql.param(keys)}::text[]) key)`)
}

/** The latest trace of each that is wanted. */
function ofWanted(by: CustomerSort, wanted: SQL): SQL {
  const each = TRACES.map(
    (trace) => sql`(select ${traceColumns(trace, valueOf(trace, by))} from ${trace.table}
      where ${trace.key} = wanted.key and ${trace.counts} order by ${trace.at} desc, ${trace.id} desc limit 1)`,
  )
  return sql`(select last.* from ${wanted} wanted cross join lateral
    (select * from (${sql.join(each, sql` union all `)}) of_one order by at desc, id desc limit 1) last)`
}

/** Whose traces a search finds. */
async function findKeys(db: Database, search: string): Promise<string[]> {
  const terms = readSearch(search)
  if (!terms) return []
  const [booked, ordered, inquired, offered, invoiced] = await Promise.all([
    searchBookings(db, terms, MOST_FOUND),
    searchOrders(db, terms, MOST_FOUND),
    searchInquiries(db, terms, MOST_FOUND),
    searchQuotes(db, terms, MOST_FOUND),
    searchInvoices(db, terms, MOST_FOUND),
  ])
  return [
    ...new Set([
      ...booked.map(({ email, phone }) => email?.toLowerCase() ?? keyOfPhone(phone ?? '')),
      ...ordered.flatMap(({ customerEmail }) => customerEmail?.toLowerCase() ?? []),
      ...inquired.map(({ email }) => email.toLowerCase()),
      ...offered.map(
        ({ document: { customer } }) => customer.email.toLowerCase() || keyOfPhone(customer.phone),
      ),
      ...invoiced.flatMap(({ email }) => email?.toLowerCase() ?? []),
    ]),
  ]
}

function keyOfPhone(phone: string): string {
  return `tel ${phoneDigits(phone).slice(-9)}`
}

function inKeys(key: SQL, keys: readonly string[]): SQL {
  return sql`${key} = any(${sql.param(keys)}::text[])`
}

/** Each count stops at one above `MOST_COUNTED`. */
async function countCustomers(db: Database, search: string): Promise<CustomerList['counts']> {
  const keys = search === '' ? null : await findKeys(db, search)
  const everybody = TRACES.map(
    ({ table, key, counts }) =>
      sql`(select distinct ${key} as key from ${table} where ${counts} order by 1 limit ${MOST_COUNTED + 1})`,
  )
  const count = async (found: SQL) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 from (${found}) found limit ${MOST_COUNTED + 1}) counted`,
    )
    return rows[0]?.count ?? 0
  }
  const [all, open] = await Promise.all([
    count(keys ? sql`select 1 from ${ofKeys('active', keys)} of_keys` : sql.join(everybody, sql` union `)),
    count(sql`select 1 from ${ofOpenMoney('active', keys)} of_open`),
  ])
  return { all, open }
}

/** What each has altogether, of all of them in one question for each kind. */
async function withSums(db: Database, rows: readonly Row[]): Promise<ListedCustomer[]> {
  const keys = rows.map(({ key }) => key)
  const [open, payback, ...counted] = await Promise.all([
    sumOpen(db, keys),
    sumPayback(db, keys),
    ...TRACES.map((trace) => countOf(db, trace, keys)),
  ])
  const count = (of: CustomerSource, key: string) =>
    counted[TRACES.findIndex((trace) => trace.source === of)]?.get(key) ?? 0
  return rows.map(({ source, id, key, name, company, email, phone, at }) => ({
    customer: `${source}.${id}` satisfies CustomerRef,
    name,
    company: company || null,
    email,
    phone: phone || null,
    activeAt: new Date(at).toISOString(),
    bookings: count('booking', key),
    orders: count('order', key),
    requests: count('request', key),
    quotes: count('quote', key),
    invoices: count('invoice', key),
    openCents: open.get(key) ?? 0,
    paybackCents: payback.get(key) ?? 0,
  }))
}

type Sums = ReadonlyMap<string, number>

async function countOf(db: Database, { table, key, counts }: Trace, keys: readonly string[]): Promise<Sums> {
  return sumsOf(
    db,
    sql`select ${key} as key, count(*)::float8 as sum from ${table} where ${inKeys(key, keys)} and ${counts} group by 1`,
  )
}

async function sumOpen(db: Database, keys: readonly string[]): Promise<Sums> {
  const ofBookings = and(OPEN_BOOKING, inKeys(bookingCustomer(bookings), keys))
  const ofInvoices = and(OPEN_INVOICE, inKeys(sql`lower(${invoices.email})`, keys))
  return sumsOf(
    db,
    sql`select key, sum(cents)::float8 as sum from (
      select ${bookingCustomer(bookings)} as key, ${BOOKING_DUE} as cents from ${bookings} where ${ofBookings}
      union all select lower(${invoices.email}), ${SORTED_INVOICE.open} from ${invoices} where ${ofInvoices}
    ) owed group by key`,
  )
}

async function sumPayback(db: Database, keys: readonly string[]): Promise<Sums> {
  const ofBookings = and(OPEN_BOOKING, inKeys(bookingCustomer(bookings), keys))
  const ofInvoices = and(OVERPAID_OF_MAIL, inKeys(sql`lower(${invoices.email})`, keys))
  return sumsOf(
    db,
    sql`select key, sum(cents)::float8 as sum from (
      select ${bookingCustomer(bookings)} as key, ${BOOKING_REFUND} as cents from ${bookings} where ${ofBookings}
      union all select lower(${invoices.email}), ${OVERPAID} from ${invoices} where ${ofInvoices}
    ) payable group by key`,
  )
}

async function sumsOf(db: Database, question: SQL): Promise<Sums> {
  const { rows } = await db.execute<{ key: string; sum: number }>(question)
  return new Map(rows.map(({ key, sum }) => [key, sum]))
}
