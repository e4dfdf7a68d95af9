import { amountDueCents } from '#features/booking/booking.ts'
import type { BookedEvent } from '#features/booking/booking-deps.server.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { bookingInvoiceDetail } from '#features/booking/money/booking-invoice-lines.ts'
import type { InvoiceLine } from '#features/invoice/invoice.ts'
import { totalOf } from '#features/invoice/rules/invoice-sums.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { quoteTexts } from '#features/quote/document/quote.texts.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { atListPrices } from '#features/quote/rules/quote-people.ts'
import { quoteTotal } from '#features/quote/rules/quote-total.ts'
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
  const lines = linesOf(there, booking, event)
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

/** A longer one would be cut, and then be another. */
export function fittingOrderNumber(orderNumber: string): string | null {
  return orderNumber.length <= INVOICE_LIMITS.orderNumber ? orderNumber || null : null
}

/** The first line contains service, date, place and people. */
function linesOf(document: QuoteDocument, booking: StoredBooking, event: Group['event']): InvoiceLine[] {
  const { language } = booking
  const sold = `${formatDay(language, event.startsLocal.slice(0, 10))}, ${bookingInvoiceDetail(booking, event.place)}`
  const lines = document.lines.map(({ text, detail, quantity, unitCents }, index) => ({
    title: text,
    detail: (index === 0 ? [sold, detail].filter(Boolean).join('. ') : detail).slice(
      0,
      INVOICE_LIMITS.detail,
    ),
    quantityHundredths: quantity,
    unitCents,
    vat: 'standard' as const,
  }))
  const { discountCents } = quoteTotal(document)
  const discount = {
    title: quoteTexts[document.language].discount,
    detail: (document.discount?.reason ?? '').slice(0, INVOICE_LIMITS.detail),
    quantityHundredths: 100,
    unitCents: -discountCents,
    vat: 'standard' as const,
  }
  return discountCents > 0 ? [...lines, discount] : lines
}
