import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import {
  findBooking,
  listMovedIds,
  updateBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { draftDue } from '#features/invoice/change/draft-invoice.server.ts'
import { deleteDraft, lockInvoicesOf } from '#features/invoice/database/invoices-repository.server.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Transaction } from '#platform/database/database.ts'

const BATCH = 50

/**
 * Drafts the final invoices of groups whose event ended by yesterday, for staff to send (ADR-056). Once per group:
 * the mark is written with the draft, so a discarded draft is not created again, and two servers create one. A deposit that was never sent
 * is part of it.
 * @returns the number of groups checked
 */
export async function draftFinalInvoices(
  deps: Pick<InvoiceDeps, 'db' | 'key' | 'clock' | 'terms' | 'sourceOf'>,
) {
  const now = deps.clock()
  const { day: today } = swissTime(now)
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        isNotNull(bookings.agreedPrice),
        isNull(bookings.finalInvoiceAt),
        inArray(bookings.state, ['confirmed', 'attended', 'no_show']),
        eq(events.state, 'scheduled'),
        sql`${events.endsLocal} < ${today}::date`,
      ),
    )
    .orderBy(asc(events.endsLocal), asc(bookings.id))
    .limit(BATCH)
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const sold = { source: 'booking' as const, sourceId: id }
      await deps.sourceOf(sold)?.lock(tx)
      const booking = await findBooking(tx, { id })
      if (!booking || booking.finalInvoiceAt) return
      await deleteDraftsOfDeposit(tx, await listMovedIds(tx, booking))
      // Paid otherwise, or on an invoice in full: then there is nothing to draft, and nothing to ask again.
      await draftDue(tx, deps, sold, null)
      await updateBooking(tx, id, { finalInvoiceAt: now }, now)
    })
  return due.length
}

async function deleteDraftsOfDeposit(tx: Transaction, bookingIds: readonly string[]) {
  for (const { id, part, state } of await lockInvoicesOf(tx, { source: 'booking' }, bookingIds))
    if (state === 'draft' && part === 'deposit') await deleteDraft(tx, id)
}
