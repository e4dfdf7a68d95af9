import type { CustomerSummary } from './customer-summary.ts'
import { listBookingsOf, type Person } from '#features/booking/staff/search-bookings.server.ts'
import { listInquiriesOf } from '#features/inquiry/staff/search-inquiries.server.ts'
import { listInvoicesOf } from '#features/invoice/list-invoices-of.server.ts'
import { listOrdersOf } from '#features/order/staff/search-orders.server.ts'
import { listQuotesOf } from '#features/quote/staff/list-quotes-of.server.ts'
import type { Database } from '#platform/database/database.ts'

/** As much as there is: the largest limit of a query. */
export const EVERY = 2_147_483_647

/** For whoever decides whether two customers are one. Undefined when there is nothing of theirs. */
export async function summariseCustomer(db: Database, person: Person): Promise<CustomerSummary | undefined> {
  const { email } = person
  const [bookings, orders, requests, quotes, invoices] = await Promise.all([
    listBookingsOf(db, person, EVERY),
    email ? listOrdersOf(db, email, EVERY) : [],
    email ? listInquiriesOf(db, email, EVERY) : [],
    email ? listQuotesOf(db, email, EVERY) : [],
    email ? listInvoicesOf(db, email, EVERY) : [],
  ])
  const named = [
    ...bookings.map(({ createdAt, name }) => ({ at: createdAt, name })),
    ...orders.map(({ placedAt, customerName }) => ({ at: placedAt, name: customerName })),
    ...requests.map(({ createdAt, name }) => ({ at: createdAt, name })),
    ...quotes.map(({ createdAt, document: { customer } }) => ({
      at: createdAt,
      name: customer.name || customer.company,
    })),
    ...invoices.map(({ createdAt, recipient }) => ({
      at: createdAt,
      name: recipient.name || recipient.company,
    })),
  ]
  if (named.length === 0) return undefined
  const newest = named.filter(({ name }) => name).toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  return {
    name: newest?.name ?? null,
    email,
    phone:
      bookings.find(({ phone }) => phone)?.phone ??
      orders.find((of) => of.customerPhone)?.customerPhone ??
      null,
    bookings: bookings.length,
    orders: orders.length,
    others: requests.length + quotes.length + invoices.length,
  }
}
