import { and, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { CustomerSource } from './customer-ref.ts'
import { bookingCustomer, bookings } from '#features/booking/database/booking.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { invoiceCustomer, invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { isSold, orders } from '#features/order/database/order.tables.server.ts'
import { quoteCustomer, quotes } from '#features/quote/database/quote.tables.server.ts'
import { asSorted } from '#platform/database/as-sorted.ts'

/**
 * A booking, order, request, quote or invoice of a customer. Each of its columns has an index with `at` or `id`
 * behind.
 */
export interface Trace {
  source: CustomerSource
  table: SQL
  id: AnyPgColumn
  /** Whose it is: an address in lower case, or the number of who has none. */
  key: SQL
  at: AnyPgColumn
  /** As the list is sorted by it. */
  name: SQL
  columns: Record<'name' | 'company' | 'email' | 'phone', SQL>
  /** Paid orders and those on invoice, requests that are no advertising, quotes with an address or number, invoices by hand. */
  counts: SQL
}

const NOTHING = sql`null::text`

function traceOfBooking(t = bookings): Trace {
  return {
    source: 'booking',
    table: sql`${t}`,
    id: t.id,
    key: bookingCustomer(t),
    at: t.createdAt,
    name: asSorted(t.name),
    columns: {
      name: sql`${t.name}`,
      company: sql`${t.company}`,
      email: sql`${t.email}`,
      phone: sql`${t.phone}`,
    },
    counts: sql`true`,
  }
}

function traceOfOrder(t = orders): Trace {
  return {
    source: 'order',
    table: sql`${t}`,
    id: t.id,
    key: sql`lower(${t.customerEmail})`,
    at: t.placedAt,
    name: asSorted(sql`coalesce(${t.customerName}, ${t.customerEmail}, '')`),
    columns: {
      name: sql`coalesce(${t.customerName}, '')`,
      company: NOTHING,
      email: sql`${t.customerEmail}`,
      phone: sql`${t.customerPhone}`,
    },
    counts: sql`${isSold(t)} and ${t.customerEmail} is not null and ${t.customerEmail} <> ''`,
  }
}

function traceOfRequest(t = inquiries): Trace {
  return {
    source: 'request',
    table: sql`${t}`,
    id: t.id,
    key: sql`lower(${t.email})`,
    at: t.createdAt,
    name: asSorted(sql`coalesce(${t.name}, ${t.email})`),
    columns: {
      name: sql`coalesce(${t.name}, '')`,
      company: sql`${t.details} ->> 'company'`,
      email: sql`${t.email}`,
      phone: sql`${t.details} ->> 'phone'`,
    },
    counts: sql`${t.botSignals} = '{}'`,
  }
}

function traceOfQuote(t = quotes): Trace {
  const { key, isKnown, name, sorted } = quoteCustomer(t)
  return {
    source: 'quote',
    table: sql`${t}`,
    id: t.id,
    key,
    at: t.createdAt,
    name: sorted,
    columns: {
      name,
      company: sql`nullif(${t.document} -> 'customer' ->> 'company', '')`,
      email: sql`nullif(${t.document} -> 'customer' ->> 'email', '')`,
      phone: sql`${t.document} -> 'customer' ->> 'phone'`,
    },
    counts: isKnown,
  }
}

/** Made by hand: all others go with a booking, an order or a quote. */
function traceOfInvoice(t = invoices): Trace {
  const { isByHand, name, sorted } = invoiceCustomer(t)
  return {
    source: 'invoice',
    table: sql`${t}`,
    id: t.id,
    key: sql`lower(${t.email})`,
    at: t.createdAt,
    name: sorted,
    columns: {
      name,
      company: sql`nullif(${t.recipient} ->> 'company', '')`,
      email: sql`${t.email}`,
      phone: NOTHING,
    },
    counts: isByHand,
  }
}

export const TRACES: readonly Trace[] = [
  traceOfBooking(),
  traceOfOrder(),
  traceOfRequest(),
  traceOfQuote(),
  traceOfInvoice(),
]

const OTHERS: readonly Trace[] = [
  traceOfBooking(alias(bookings, 'other_booking') as unknown as typeof bookings),
  traceOfOrder(alias(orders, 'other_order') as unknown as typeof orders),
  traceOfRequest(alias(inquiries, 'other_request') as unknown as typeof inquiries),
  traceOfQuote(alias(quotes, 'other_quote') as unknown as typeof quotes),
  traceOfInvoice(alias(invoices, 'other_invoice') as unknown as typeof invoices),
]

/** Tables under another name, where they are read: `bookings other_booking`. */
const NAMED = [
  sql`${bookings} as other_booking`,
  sql`${orders} as other_order`,
  sql`${inquiries} as other_request`,
  sql`${quotes} as other_quote`,
  sql`${invoices} as other_invoice`,
]

/** A customer is the latest trace of them: nothing of theirs came after (ADR-063). */
export function isLatest({ key, at, id, counts }: Trace): SQL | undefined {
  return and(
    counts,
    ...OTHERS.map(
      (other, index) => sql`not exists (select 1 from ${NAMED[index]}
        where ${other.key} = ${key} and ${other.counts} and (${other.at}, ${other.id}) > (${at}, ${id}))`,
    ),
  )
}

/** The columns of a trace in a list of customers. @param value what the list is sorted by */
export function traceColumns({ source, id, key, at, columns }: Trace, value: SQL): SQL {
  return sql`${sql.raw(`'${source}'`)} as source, ${id} as id, ${key} as key, ${value} as value, ${at} as at,
    ${columns.name} as name, ${columns.company} as company, ${columns.email} as email, ${columns.phone} as phone`
}
