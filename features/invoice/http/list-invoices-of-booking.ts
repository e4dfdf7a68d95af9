import type { InvoiceOfBooking } from '#features/booking/rules/booking-view.ts'
import { listMovedIds, type StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { listSentOfSource } from '#features/invoice/list-invoices-of.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { invoiceReference } from '#features/invoice/view-invoice.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'

/** What its private page links to: sent invoices and credit notes, the oldest first. */
export async function listInvoicesOfBooking(
  { db, key }: { db: Database; key: AppKey },
  booking: StoredBooking,
): Promise<InvoiceOfBooking[]> {
  const rows = await listSentOfSource(db, 'booking', await listMovedIds(db, booking))
  return rows.map((row) => ({
    number: row.number ?? '',
    kind: row.kind,
    part: row.part,
    totalCents: row.totalCents,
    openCents: row.kind === 'invoice' ? openCents(row) : 0,
    isCredited: row.creditedCents === row.totalCents,
    dueOn: row.dueOn ?? '',
    reference: invoiceReference(key, row.id),
  }))
}
