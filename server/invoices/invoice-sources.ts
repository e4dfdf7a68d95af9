import { dueOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { findStandingBooking, lockBooking } from '#features/booking/database/bookings-repository.server.ts'
import { bookingInvoiceLines } from '#features/booking/money/booking-invoice-lines.ts'
import { settleBookingInvoice } from '#features/booking/money/settle-booking-invoice.server.ts'
import type { Sold, SourceDraft, SourceRefusal, SourcesPort } from '#features/invoice/invoice-deps.server.ts'
import { splitStreet } from '#features/invoice/rules/split-street.ts'
import { lockQuote } from '#features/quote/database/quotes-repository.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { draftOfQuote } from './draft-of-quote.ts'

/** Adapter, because features do not import each other. Orders are always paid before they are placed. */
export function invoiceSources({ events }: Pick<BookingDeps, 'events'>): SourcesPort {
  const bookingOf = ({ source, sourceId }: Sold) => (source === 'booking' && sourceId ? sourceId : undefined)
  const quoteOf = ({ source, sourceId }: Sold) => (source === 'offer' && sourceId ? sourceId : undefined)
  return {
    async lock(tx, sold) {
      const quoteId = quoteOf(sold)
      if (quoteId) await lockQuote(tx, quoteId)
      const id = bookingOf(sold)
      const booking = id ? await findStandingBooking(tx, id) : undefined
      if (!booking) return
      await events.lock(tx, booking.eventId)
      await lockBooking(tx, booking.id)
    },
    async draft(tx, sold) {
      const quoteId = quoteOf(sold)
      if (quoteId) return draftOfQuote(tx, quoteId)
      const id = bookingOf(sold)
      return id ? draftOfBooking(tx, events, id) : refuse({ code: 'unknown_source' })
    },
    async settle(tx, sold, money) {
      const id = bookingOf(sold)
      // Moved since it was invoiced, the money belongs to its successor.
      const booking = id ? await findStandingBooking(tx, id) : undefined
      if (!booking) return accept(undefined)
      const settled = await settleBookingInvoice(tx, booking.id, money)
      // A booking that is gone (retention, erasure) does not keep its invoice from being paid.
      if (!settled.ok && settled.refusal.code === 'money_gone') return refuse({ code: 'source_changed' })
      return accept(undefined)
    },
  }
}

async function draftOfBooking(
  tx: Transaction,
  events: BookingDeps['events'],
  id: string,
): Promise<Result<SourceDraft, SourceRefusal>> {
  const booking = await findStandingBooking(tx, id)
  const event = booking && (await events.find(tx, booking.eventId, booking.language))
  if (!booking || !event) return refuse({ code: 'unknown_source' })
  if (dueOf(booking) === 0) return refuse({ code: 'nothing_due' })
  const { invoiceAddress } = booking
  return accept({
    language: booking.language,
    email: booking.email || null,
    recipient: {
      company: booking.company,
      name: booking.name,
      ...splitStreet(invoiceAddress?.street ?? ''),
      postalCode: invoiceAddress?.postalCode ?? '',
      city: invoiceAddress?.city ?? '',
      country: 'CH',
    },
    lines: bookingInvoiceLines(booking, event).map(({ quantity, ...line }) => ({
      ...line,
      quantityHundredths: quantity * 100,
      vat: 'standard' as const,
    })),
    performedFrom: event.startsLocal.slice(0, 10),
    performedTo: event.endsLocal.slice(0, 10),
  })
}
