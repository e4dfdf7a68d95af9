import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { mayDo } from '#features/account/roles/permissions.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { correctBookingEmail } from '#features/booking/staff/staff-mark-booking.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { correctInquiryEmail } from '#features/inquiry/staff/correct-inquiry-email.server.ts'
import { correctInvoiceEmail } from '#features/invoice/change/correct-invoice-email.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { correctOrderEmail } from '#features/order/staff/correct-order-email.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { correctQuoteEmail } from '#features/quote/staff/correct-quote-email.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Member, Record } from '#kit/serve.server.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { addressOf, findCustomer, isOf, type OfCustomers } from './customer.list.server.ts'
import type { CustomerSummary } from './customer-summary.ts'

type EmailRefusal =
  | { code: 'address_of_another'; customers: CustomerSummary[] }
  | { code: 'no_permission' | 'unknown_booking' }

/**
 * Of everything of theirs, so that nothing is left under the wrong one. Whoever has an address reads and erases all that is under it.
 */
export function correctCustomerEmail(
  deps: StaffDeps,
  key: string,
  { email, unite }: { email: string; unite: boolean },
  member: Member,
  record: Record,
): Promise<Result<void, EmailRefusal>> {
  return deps.db
    .transaction(async (tx): Promise<Result<void, EmailRefusal>> => {
      const other = email.toLowerCase()
      // Who corrects another one to it waits, and finds this one there.
      await takeAdvisoryLock(tx, `customer-address ${other}`)
      // In other letters it is their own.
      const taken = other === key ? undefined : await summarise(tx, other)
      if (taken && !unite) {
        const own = await summarise(tx, key)
        return refuse({ code: 'address_of_another', customers: own ? [own, taken] : [taken] })
      }
      if (taken && !mayDo(member.role, 'unite_customers')) return refuse({ code: 'no_permission' })
      await correctEverywhere(tx, deps, key, { email, staffId: member.id })
      const united = taken && { united: taken.bookings + taken.orders + taken.others }
      await record(tx, { before: addressOf(key), after: email, ...united })
      return accept(undefined)
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return refuse({ code: error.code })
      throw error
    })
}

/** For whoever decides whether two customers are one, drafts and advertising too. Undefined when there is nothing of theirs. */
async function summarise(tx: Transaction, key: string): Promise<CustomerSummary | undefined> {
  const count = (table: OfCustomers) => sql`(select count(*)::int from ${table} where ${isOf(table, key)})`
  const { rows } = await tx.execute<Pick<CustomerSummary, 'bookings' | 'orders' | 'others'>>(
    sql`select ${count(bookings)} as bookings, ${count(orders)} as orders,
      ${count(inquiries)} + ${count(quotes)} + ${count(invoices)} as others`,
  )
  const [has] = rows
  if (!has || has.bookings + has.orders + has.others === 0) return undefined
  const { name, email, phone } = (await findCustomer(tx, key))?.customer ?? {}
  return { name: name || null, email: email ?? addressOf(key), phone: phone ?? null, ...has }
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
  key: string,
  { email, staffId }: { email: string; staffId: string },
): Promise<void> {
  // A transaction in the transaction is a savepoint.
  const db = tx as unknown as Database
  const now = deps.clock()
  const idsOf = async (table: OfCustomers, id: AnyPgColumn = table.id) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct ${id} as id from ${table} where ${isOf(table, key)} order by 1`,
    )
    return rows.map((row) => row.id)
  }
  for (const id of await idsOf(quotes)) await correctQuoteEmail(db, id, email, now)
  for (const id of await idsOf(orders)) await correctOrderEmail(db, id, email, now)
  for (const eventId of await idsOf(bookings, bookings.eventId)) await deps.events.lock(tx, eventId)
  // One may have moved while this waited.
  for (const id of await idsOf(bookings)) {
    const corrected = await correctBookingEmail({ ...deps, db }, id, email, staffId)
    if (!corrected.ok) throw new Refused(corrected.refusal.code)
  }
  for (const id of await idsOf(invoices)) await correctInvoiceEmail(db, id, email, { staffId, now })
  for (const id of await idsOf(inquiries)) await correctInquiryEmail(db, id, email)
}
