import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { recordPaymentByHand } from '#features/invoice/change/record-payment.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { payableCents } from '#features/invoice/invoice.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { BookingScene } from './booking-scene.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'

/** Sends the invoice of what is due for a booking, and enters a transfer of that share of it. */
export async function billBooking(
  { deps }: Pick<BookingScene, 'deps'>,
  bookingId: string,
  paidPercent: number,
): Promise<void> {
  const draft = await draftFromSource(deps, { source: 'booking', sourceId: bookingId }, STAFF)
  if (!draft.ok) throw new Error(draft.refusal.code)
  const { id, revision, totalCents } = draft.value
  const sent = await sendInvoice(deps, id, { seen: revision, staffId: STAFF })
  if (!sent.ok) throw new Error(JSON.stringify(sent.refusal))
  const cents = Math.floor((totalCents * paidPercent) / 100)
  const paidOn = swissTime(deps.clock()).day
  if (cents > 0)
    await recordPaymentByHand(
      deps,
      id,
      { id: randomUUID(), cents, paidOn, way: 'transfer', note: null },
      STAFF,
    )
}

/** What the sent invoices of a booking ask for after credit notes, and were paid, in Rappen. */
export async function billsOf({ deps }: Pick<BookingScene, 'deps'>, bookingId: string) {
  const rows = await deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.sourceId, bookingId), eq(invoices.kind, 'invoice')))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    payable: sum((row) => payableCents(row)),
    settled: sum(({ settledCents }) => settledCents),
    handed: sum(({ handedCents }) => handedCents),
  }
}
