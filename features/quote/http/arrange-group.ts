import { randomUUID } from 'node:crypto'
import { bareServiceName } from '#content/service-name.ts'
import { recordBookingEvent } from '#features/booking/database/booking-history.server.ts'
import { insertBooking } from '#features/booking/database/bookings-repository.server.ts'
import { settleBookingVoucher } from '#features/booking/money/settle-booking.server.ts'
import { insertEvent } from '#features/calendar/database/event-rows.server.ts'
import { findInvoiceVoucher } from '#features/voucher/invoice-voucher.server.ts'
import { redeemVoucher } from '#features/voucher/redeem-voucher.server.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import type { StoredQuoteVersion } from '../database/quotes-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { finalNumberDay } from '../rules/final-number.ts'
import type { QuoteAcceptance } from '../rules/quote-acceptance.ts'
import { localTimes } from '../rules/quote-clashes.ts'
import type { QuoteDate, QuoteDocument, QuoteEvent } from '../rules/quote-document.ts'

/** What an accepted quote becomes. */
interface Arrangement extends Pick<StoredQuoteVersion, 'totalCents' | 'agreedCents'> {
  quoteId: string
  document: QuoteDocument
  event: QuoteEvent
  date: QuoteDate
  acceptance: QuoteAcceptance
  /** Code of a voucher that pays what it can; empty: none. */
  voucher: string
}

/** Makes a private event and its group booking in the caller's transaction; when refused, nothing. Locks the voucher. */
export async function arrangeGroup(
  tx: Transaction,
  deps: QuoteDeps,
  { quoteId, document, event, date, acceptance, totalCents, agreedCents, voucher: code }: Arrangement,
  now: Date,
) {
  const eventId = randomUUID()
  const bookingId = randomUUID()
  const { serviceId, people, fewest, most, place, meetingPoint } = event
  const { customer, language } = document
  const { street, postalCode, city, company, name, termsVersion } = acceptance
  const found = code ? await findInvoiceVoucher(tx, deps, code, now) : null
  if (found && !found.ok) return found
  const voucher = found?.value
  const takesCents = voucher ? Math.min(voucher.restCents, totalCents) : 0
  await insertEvent(tx, {
    id: eventId,
    serviceId,
    title: { de: bareServiceName(deps.events.offer().namesIn('de'), serviceId).replaceAll('\u00ad', '') },
    ...localTimes(date),
    place: { de: place },
    meetingPoint: meetingPoint === '' ? null : { de: meetingPoint },
    places: most,
    taken: people,
    public: false,
    note: customer.company || customer.name,
  })
  const booking = await insertBooking(tx, {
    id: bookingId,
    referenceHash: hashToken(deriveToken(deps.key, 'booking-reference', bookingId)),
    eventId,
    state: 'confirmed',
    payment: 'invoiced',
    people,
    language,
    name,
    email: customer.email,
    phone: customer.phone || null,
    company: company || null,
    invoiceAddress: { street, postalCode, city },
    totalCents,
    agreedPrice: { fewest, totalCents: agreedCents, finalUntil: finalNumberDay(date.day) },
    termsVersion,
    termsAcceptedAt: now,
    provider: deps.payments.provider,
    requestHash: hashToken(`quote:${bookingId}`),
    createdAt: now,
    updatedAt: now,
  })
  const detail = { people, state: booking.state, quoteId }
  await recordBookingEvent(tx, bookingId, now, 'booked', { detail })
  if (voucher && takesCents > 0) {
    const { voucherId, lastFour, test } = voucher
    await redeemVoucher(tx, { voucherId, takesCents }, bookingId, now)
    const settled = await settleBookingVoucher(tx, bookingId, {
      cents: takesCents,
      voucherId,
      lastFour,
      test,
      now,
    })
    if (!settled.ok) throw new Error(`booking ${booking.number} was not paid by voucher`)
  }
  return accept({ eventId, bookingId })
}
