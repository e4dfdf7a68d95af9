import { and, desc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  BOOKING_DUE,
  BOOKING_REFUND,
  bookings,
  OPEN_BOOKING,
  PHONE_DIGITS,
} from '#features/booking/database/booking.tables.server.ts'
import { matchesBooking } from '#features/booking/staff/search-bookings.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { matchesInquiry } from '#features/inquiry/staff/search-inquiries.server.ts'
import {
  invoices,
  OVERPAID_INVOICE,
  SORTED_INVOICE,
} from '#features/invoice/database/invoice.tables.server.ts'
import { matchesInvoice } from '#features/invoice/list-invoices-of.server.ts'
import { isSold, orders } from '#features/order/database/order.tables.server.ts'
import { listOrdersOf, matchesOrder } from '#features/order/staff/search-orders.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { matchesQuote } from '#features/quote/staff/search-quotes.server.ts'
import { phoneDigits, readSearch } from '#kernel/search-terms.ts'
import { isUuid } from '#kernel/uuid.ts'
import { type ListContext, listEngine } from '#kit/list.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { byInstant } from '#platform/database/read-list-page.ts'
import { CUSTOMER_NAME, customers } from './customer.tables.server.ts'
import { customerList } from './customer.contract.ts'
import type { CustomerList, ListedCustomer } from './customer-list.ts'
import { type CustomerSource, readCustomerRef } from './customer-ref.ts'

/** Things of each kind on the page of a customer. */
export const MOST = 100
/** Things of each kind that a search goes through, the newest. */
const MOST_FOUND = 300

const IS_OPEN_INVOICE = sql`${SORTED_INVOICE.open} > 0 and ${invoices.source} <> 'booking'`
const IS_THEIRS = sql`customer = customers.key`
const OVERPAID = sql`${invoices.paidCents} - (${invoices.totalCents} - ${invoices.creditedCents})`

/** Rappen that a customer owes us, and that we owe them. */
const OPEN = sumOf(
  sql`select ${BOOKING_DUE} from ${bookings} where ${IS_THEIRS} and ${OPEN_BOOKING}
    union all select ${SORTED_INVOICE.open} from ${invoices} where ${IS_THEIRS} and ${IS_OPEN_INVOICE}`,
)
const PAYBACK = sumOf(
  sql`select ${BOOKING_REFUND} from ${bookings} where ${IS_THEIRS} and ${OPEN_BOOKING}
    union all select ${OVERPAID} from ${invoices} where ${IS_THEIRS} and ${OVERPAID_INVOICE}`,
)

function sumOf(cents: SQL): SQL<number> {
  return sql`(select coalesce(sum(cents), 0)::float8 from (${cents}) owed (cents))`
}

type Row = Awaited<ReturnType<typeof selectCustomers>>[number]

const selectCustomers = (db: Database | Transaction) =>
  db.select({ customer: customers, openCents: OPEN, paybackCents: PAYBACK }).from(customers).$dynamic()

/** Last active first. */
export const staffCustomers = listEngine({
  shape: customerList,
  read: (db, where, sorted, limit): Promise<Row[]> =>
    selectCustomers(db)
      .where(where)
      .orderBy(...sorted)
      .limit(limit),
  ids: (db, where, limit) => db.select({ id: customers.id }).from(customers).where(where).limit(limit),
  toLine,
  order: byInstant<Row>(
    [customers.activeAt, customers.id],
    ({ customer: { activeAt, id } }) => ({ at: activeAt, id }),
    true,
  ),
  sorts: {
    table: customers,
    id: customers.id,
    idOf: ({ customer }) => customer.id,
    by: { name: CUSTOMER_NAME, active: customers.activeAt, open: OPEN },
  },
  filters: {
    all: () => undefined,
    // As many as there are open bookings and invoices, not as there are customers.
    open: () =>
      isOneOf(sql`select ${bookings.customer} from ${bookings} where ${OPEN_BOOKING}
        union select ${invoices.customer} from ${invoices} where ${IS_OPEN_INVOICE}
        union select ${invoices.customer} from ${invoices} where ${OVERPAID_INVOICE}`),
  },
  search: (_context, typed) => matches(typed),
})

/** A page and how many each filter has; with money open the highest first. */
export async function listCustomers(context: ListContext, input: Input): Promise<CustomerList> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    staffCustomers.page(context, sorted(input)),
    staffCustomers.counts(context, input.q),
  ])
  return { customers: rows, ...pages, counts }
}

type Input = Parameters<typeof staffCustomers.page>[1]

export function sorted(input: Input): Input {
  return input.filter === 'open' && !input.sort ? { ...input, sort: '-open' } : input
}

const TABLES = { booking: bookings, order: orders, request: inquiries, quote: quotes, invoice: invoices }

export type OfCustomers = (typeof TABLES)[CustomerSource]

/** Of orders those that are sold. */
export function isOf(table: OfCustomers, key: SQLWrapper | string): SQL {
  return sql`${table.customer} = ${key} and ${table === orders ? isSold(orders) : sql`true`}`
}

/** Whose the thing is; undefined for an unknown one, or one of nobody. */
export async function findCustomerKey(db: Database, ref: string): Promise<string | undefined> {
  const named = readCustomerRef(ref)
  if (!named || !isUuid(named.id)) return undefined
  const table = TABLES[named.source]
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${table.customer} as key from ${table} where ${table.id} = ${named.id} and ${isOf(table, table.customer)}`,
  )
  return rows[0]?.key
}

/** Null for who is known by number alone. */
export function addressOf(key: string): string | null {
  return key.startsWith('tel ') ? null : key
}

/** Of each kind the newest `MOST`. */
export async function readThings(db: Database, key: string) {
  const [booked, ordered, requests, offered, invoiced] = await Promise.all([
    db.select().from(bookings).where(isOf(bookings, key)).orderBy(desc(bookings.number)).limit(MOST),
    listOrdersOf(db, key, MOST),
    db
      .select()
      .from(inquiries)
      .where(isOf(inquiries, key))
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
      .limit(MOST),
    db
      .select()
      .from(quotes)
      .where(isOf(quotes, key))
      .orderBy(desc(quotes.createdAt), desc(quotes.id))
      .limit(MOST),
    db
      .select()
      .from(invoices)
      .where(isOf(invoices, key))
      .orderBy(desc(invoices.createdAt), desc(invoices.id))
      .limit(MOST),
  ])
  return { bookings: booked, orders: ordered, requests, quotes: offered, invoices: invoiced }
}

/** Who else booked with a number. */
export async function findOthers(db: Database, key: string, phone: string): Promise<ListedCustomer[]> {
  const found = await db
    .select({ key: bookings.customer })
    .from(bookings)
    .where(and(ne(bookings.customer, key), sql`${PHONE_DIGITS} like ${`%${phoneDigits(phone)}%`}`))
    .orderBy(desc(bookings.number))
    .limit(MOST)
  return readCustomers(
    db,
    found.map((each) => each.key),
  )
}

/** By every name, number, address and company that one of their things has. */
function matches(typed: string): SQL {
  const terms = readSearch(typed)
  if (!terms) return sql`false`
  const newest = (table: OfCustomers, where: SQL | undefined, at: SQL) =>
    sql`(select ${table.customer} from ${table} where ${where ?? sql`false`} order by ${at} limit ${MOST_FOUND})`
  const found = [
    newest(bookings, matchesBooking(terms), desc(bookings.number)),
    newest(orders, and(isSold(orders), matchesOrder(terms)), desc(orders.number)),
    newest(inquiries, matchesInquiry(terms), desc(inquiries.createdAt)),
    newest(quotes, matchesQuote(terms), desc(quotes.number)),
    newest(invoices, and(ne(invoices.state, 'draft'), matchesInvoice(terms)), desc(invoices.createdAt)),
  ]
  return isOneOf(sql.join(found, sql` union `))
}

/** As an array: PostgreSQL looks up so many keys instead of reading all customers. */
function isOneOf(keys: SQL): SQL {
  return sql`${customers.key} = any(array(${keys}))`
}

/** In the order of their keys; who has no row is left out. */
export async function readCustomers(
  db: Database,
  keys: readonly (string | null)[],
): Promise<ListedCustomer[]> {
  const wanted = sql`${sql.param(keys)}::text[]`
  const rows = await selectCustomers(db)
    .where(sql`${customers.key} = any(${wanted})`)
    .orderBy(sql`array_position(${wanted}, ${customers.key})`)
  return rows.map(toLine)
}

export async function findCustomer(db: Database | Transaction, key: string): Promise<Row | undefined> {
  const [row] = await selectCustomers(db).where(eq(customers.key, key))
  return row
}

function toLine({ customer, ...cents }: Row): ListedCustomer {
  const { key: _, language: __, source, id, activeAt, ...said } = customer
  return { customer: `${source}.${id}`, ...said, activeAt: activeAt.toISOString(), ...cents }
}
