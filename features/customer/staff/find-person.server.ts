import { type CustomerSource, readCustomerRef } from './customer-ref.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import type { Person } from '#features/booking/staff/search-bookings.server.ts'
import { findInquiry } from '#features/inquiry/database/inquiries-repository.server.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { findSoldOrder } from '#features/order/staff/search-orders.server.ts'
import { findQuote } from '#features/quote/database/quotes-repository.server.ts'
import { isUuid } from '#kernel/uuid.ts'
import { phoneDigits } from '#kernel/search-terms.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

/** Who is meant by something of theirs. */
export async function findPerson(deps: Pick<StaffDeps, 'db'>, ref: string): Promise<Person | undefined> {
  const named = readCustomerRef(ref)
  return named && isUuid(named.id) ? PERSON_OF[named.source](deps, named.id) : undefined
}

/** The customer of a booking, order, request, quote or invoice; undefined for an unknown id, or without a customer. */
const PERSON_OF: Record<
  CustomerSource,
  (deps: Pick<StaffDeps, 'db'>, id: string) => Promise<Person | undefined>
> = {
  booking: async ({ db }, id) => {
    const booking = await findBooking(db, { id })
    return booking && personOf(booking.email, booking.phone)
  },
  order: async ({ db }, id) => {
    const order = await findSoldOrder(db, id)
    return order && personOf(order.customerEmail || null, order.customerPhone)
  },
  request: async ({ db }, id) => {
    const request = await findInquiry(db, { id })
    return request && personOf(request.email, null)
  },
  quote: async ({ db }, id) => {
    const quote = await findQuote(db, { id })
    return quote && personOf(quote.document.customer.email || null, quote.document.customer.phone || null)
  },
  invoice: async ({ db }, id) => {
    const invoice = await findInvoice(db, { id })
    return invoice && personOf(invoice.email, null)
  },
}

function personOf(email: string | null, phone: string | null): Person | undefined {
  if (email === null && phone === null) return undefined
  return { email, phone: email === null && phone !== null ? phoneDigits(phone) : null }
}
