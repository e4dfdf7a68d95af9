import { amountDueCents } from '#features/booking/booking.ts'
import type { BookedEvent } from '#features/booking/booking-deps.server.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { bookingInvoiceDetail } from '#features/booking/money/booking-invoice-lines.ts'
import type { InvoiceLine } from '#features/invoice/invoice.ts'
import { totalOf } from '#features/invoice/rules/invoice-sums.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { fittingOrderNumber } from '#features/quote/http/quote-source.ts'
import { invoiceLines } from '#features/quote/rules/invoice-lines.ts'
import { atListPrices } from '#features/quote/rules/quote-people.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Transaction } from '#platform/database/database.ts'

interface Group {
  booking: StoredBooking
  /** Under which its quote may know it. */
  ids: readonly string[]
  event: Pick<BookedEvent, 'place' | 'startsLocal'>
}

/**
 * What a group agreed to, for the number of people that it has now: the lines of its quote in the bracket of that number, as
 * published when the quote was sent, and the discount. Null for another booking, for a cancelled one, and where the lines
 * do not sum to what is due (staff have agreed to more people than the quote had).
 */
export async function groupLines(
  tx: Transaction,
  { booking, ids, event }: Group,
): Promise<{ lines: InvoiceLine[] | null; orderNumber: string | null } | null> {
  const quote = booking.agreedPrice && (await findGroupQuote(tx, ids))
  if (!quote) return null
  const orderNumber = fittingOrderNumber(quote.acceptance.orderNumber)
  if (booking.state === 'cancelled') return { lines: null, orderNumber }
  const { document, listPrices } = quote.version
  const fewest = document.event?.fewest ?? 0
  const people = Math.max(booking.people, fewest)
  const there = atListPrices(document, people, (count) => listPrices?.[count - fewest])
  // The first line contains service, date, place and people.
  const day = formatDay(booking.language, event.startsLocal.slice(0, 10))
  const lines = invoiceLines(there, `${day}, ${bookingInvoiceDetail(booking, event.place)}`)
  return { lines: totalOf(lines) === amountDueCents(booking) ? lines : null, orderNumber }
}

/** The accepted quote of a group, with the version that was accepted. */
export async function findGroupQuote(tx: Transaction, ids: readonly string[]) {
  for (const bookingId of ids) {
    const quote = await findQuote(tx, { bookingId })
    const version = quote?.acceptance && (await findQuoteVersion(tx, quote.id, quote.acceptance.version))
    if (quote?.acceptance && version) return { acceptance: quote.acceptance, version }
  }
  return undefined
}
