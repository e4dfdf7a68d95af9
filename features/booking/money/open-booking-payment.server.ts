import { accept, type Result, refuse } from '#kernel/result.ts'
import { MIN_SESSION_MINUTES } from '#platform/payments/payments.ts'
import { deriveToken } from '#platform/secrets.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import type { PaymentProblem } from '../booking-refusal.ts'
import { bookingDetail, describeBooking } from '../rules/describe-booking.ts'
import {
  hasAcceptedOffer,
  setPaymentSession,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'

/**
 * Opens the hosted page of a held booking; the same one when called again. The provider's own time limit is longer
 * than our hold: the page is closed when the hold ends. A provider that fails costs the hold, not an offer before it.
 * @param offeredUntil as long as the places had been offered before they were held
 * @returns null when the booking was cancelled, or paid, before the page was there.
 */
export async function openBookingPayment(
  deps: BookingDeps,
  booking: StoredBooking,
  event: BookedEvent,
  offeredUntil: Date | null = null,
): Promise<Result<string | null, PaymentProblem>> {
  const reference = deriveToken(deps.key, 'booking-reference', booking.id)
  const page = `${deps.publicUrl}/buchung/${reference}?lng=${booking.language}`
  const dueCents = booking.totalCents - booking.voucherCents
  const session = await deps.payments.createSession({
    subject: 'booking',
    orderId: booking.id,
    // Who was offered places, or asked for an invoice, may begin to pay more than once.
    ...(booking.heldUntil && { attempt: booking.heldUntil.toISOString() }),
    orderNumber: String(booking.number),
    language: booking.language,
    currency: 'chf',
    totalCents: dueCents,
    description: describeBooking(booking, event),
    lines: [
      {
        title: event.title,
        detail: bookingDetail(booking, event),
        quantity: 1,
        unitPriceCents: dueCents,
        imageUrl: null,
      },
    ],
    shipped: false,
    // Given up, it would be cancelled: nobody gets their turn of the waiting list back.
    ...((await hasAcceptedOffer(deps.db, booking.id)) && { keepsWhenLeft: true }),
    ...(booking.heldUntil && { placeUntil: booking.heldUntil.toISOString() }),
    successUrl: page,
    cancelUrl: page,
    // The same however often it is asked for: a provider refuses one key with two contents.
    expiresAt: new Date((booking.heldUntil ?? deps.clock()).getTime() + MIN_SESSION_MINUTES * 60_000),
  })
  if (!session.ok) {
    await releaseBooking(deps, booking.id, 'payment_unavailable', { offeredUntil })
    return refuse({
      code: 'payment_unavailable',
      detail: `${session.refusal.code}: ${session.refusal.detail}`,
    })
  }
  const { sessionId, url } = session.value
  if (
    await setPaymentSession(
      deps.db,
      booking.id,
      { sessionId, sessionUrl: url, askedCents: dueCents },
      deps.clock(),
    )
  )
    return accept(url)
  await deps.payments.expireSession(sessionId)
  return accept(null)
}
