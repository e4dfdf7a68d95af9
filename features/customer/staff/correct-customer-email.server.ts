import { mayDo } from '#features/account/roles/permissions.ts'
import { correctBookingEmail } from '#features/booking/staff/staff-mark-booking.server.ts'
import { listBookingsOf, type Person } from '#features/booking/staff/search-bookings.server.ts'
import { correctInquiryEmail } from '#features/inquiry/staff/correct-inquiry-email.server.ts'
import { listInquiriesOf } from '#features/inquiry/staff/search-inquiries.server.ts'
import { correctInvoiceEmail } from '#features/invoice/change/correct-invoice-email.server.ts'
import { listInvoicesOf } from '#features/invoice/list-invoices-of.server.ts'
import { correctOrderEmail } from '#features/order/staff/correct-order-email.server.ts'
import { listOrdersOf } from '#features/order/staff/search-orders.server.ts'
import { correctQuoteEmail } from '#features/quote/staff/correct-quote-email.server.ts'
import { listQuotesOf } from '#features/quote/staff/list-quotes-of.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Member, Record } from '#kit/serve.server.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { EVERY, summariseCustomer } from './summarise-customer.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import type { CustomerSummary } from './customer-summary.ts'

type EmailRefusal =
  | { code: 'address_of_another'; customers: CustomerSummary[] }
  | { code: 'no_permission' | 'unknown_booking' }

/**
 * Of everything of theirs, so that nothing is left under the wrong one. Whoever has an address reads and erases all that is under it.
 */
export function correctCustomerEmail(
  deps: StaffDeps,
  person: Person,
  { email, unite }: { email: string; unite: boolean },
  member: Member,
  record: Record,
): Promise<Result<void, EmailRefusal>> {
  return deps.db
    .transaction(async (tx): Promise<Result<void, EmailRefusal>> => {
      // Who corrects another one to it waits, and finds this one there.
      await takeAdvisoryLock(tx, `customer-address ${email.toLowerCase()}`)
      const within = tx as unknown as Database
      const other = await whoElseHas(within, person, email)
      if (other && !unite) {
        const own = await summariseCustomer(within, person)
        return refuse({ code: 'address_of_another', customers: own ? [own, other] : [other] })
      }
      if (other && !mayDo(member.role, 'unite_customers')) return refuse({ code: 'no_permission' })
      await correctEverywhere(tx, deps, person, { email, staffId: member.id })
      const united = other && { united: other.bookings + other.orders + other.others }
      await record(tx, { before: person.email, after: email, ...united })
      return accept(undefined)
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return refuse({ code: error.code })
      throw error
    })
}

/** Undefined when the address is free, or their own in other letters. */
async function whoElseHas(db: Database, person: Person, email: string): Promise<CustomerSummary | undefined> {
  if (person.email?.toLowerCase() === email.toLowerCase()) return undefined
  const other = await summariseCustomer(db, { email, phone: null })
  return other && { ...other, email: email.toLowerCase() }
}

/** Rolls back what was corrected before. */
class Refused extends Error {
  readonly code: 'unknown_booking'

  constructor(code: 'unknown_booking') {
    super(code)
    this.code = code
  }
}

/** All or nothing. @throws Refused. Locks as every transaction does: quotes and orders, events, bookings, invoices, each by id. */
async function correctEverywhere(
  tx: Transaction,
  deps: StaffDeps,
  person: Person,
  { email, staffId }: { email: string; staffId: string },
): Promise<void> {
  // A transaction in the transaction is a savepoint.
  const db = tx as unknown as Database
  const now = deps.clock()
  const of = person.email
  if (of !== null) {
    for (const quote of byId(await listQuotesOf(db, of, EVERY)))
      await correctQuoteEmail(db, quote.id, email, now)
    for (const order of byId(await listOrdersOf(db, of, EVERY)))
      await correctOrderEmail(db, order.id, email, now)
  }
  const listed = await listBookingsOf(db, person, EVERY)
  for (const eventId of [...new Set(listed.map((each) => each.eventId))].sort())
    await deps.events.lock(tx, eventId)
  // One may have moved while this waited.
  for (const booking of byId(await listBookingsOf(db, person, EVERY))) {
    const corrected = await correctBookingEmail({ ...deps, db }, booking.id, email, staffId)
    if (!corrected.ok) throw new Refused(corrected.refusal.code)
  }
  if (of === null) return
  for (const invoice of byId(await listInvoicesOf(db, of, EVERY)))
    await correctInvoiceEmail(db, invoice.id, email, { staffId, now })
  for (const request of byId(await listInquiriesOf(db, of, EVERY)))
    await correctInquiryEmail(db, request.id, email)
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
