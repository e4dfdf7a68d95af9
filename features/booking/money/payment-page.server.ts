import { accept, refuse, refuseFor } from '#kernel/result.ts'
import { MIN_SESSION_MINUTES, isOfProvider } from '#platform/payments/payments.ts'
import { deriveToken } from '#platform/secrets.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { bookingDetail, describeBooking, paymentLine, voucherRow } from '../rules/describe-booking.ts'
import { type StoredBooking, findBooking, setPaymentSession } from '../database/bookings-repository.server.ts'
import { hasAcceptedOffer } from '../database/booking-history.server.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'

/**
 * Opens the payment page of a held booking; idempotent. Closed when our shorter hold ends. On failure releases the hold
 * and restores the offer of `offeredUntil`, or keeps it (`keep`). @returns null when it was cancelled or paid meanwhile.
 */
export async function openBookingPayment(
  deps: BookingDeps,
  booking: StoredBooking,
  event: BookedEvent,
  offeredUntil: Date | null | 'keep' = null,
) {
  const reference = deriveToken(deps.key, 'booking-reference', booking.id)
  const page = `${deps.publicUrl}/buchung/${reference}?lng=${booking.language}`
  const dueCents = booking.totalCents - booking.voucherCents
  const session = await deps.payments.createSession({
    subject: 'booking',
    orderId: booking.id,
    // Offers and invoice requests may start payment more than once.
    ...(booking.heldUntil && { attempt: booking.heldUntil.toISOString() }),
    orderNumber: String(booking.number),
    language: booking.language,
    currency: 'chf',
    totalCents: dueCents,
    ...(booking.voucherCents > 0 && { discount: await discountOf(deps, booking) }),
    description: describeBooking(booking, event),
    lines: [
      {
        title: event.title,
        detail: bookingDetail(booking, event),
        ...paymentLine(booking),
        imageUrl: null,
      },
    ],
    shipped: false,
    termsVersion: booking.termsVersion,
    // Releasing it would cancel the booking and lose the place in the queue.
    ...((await hasAcceptedOffer(deps.db, booking.id)) && { keepsWhenLeft: true }),
    ...(booking.heldUntil && { placeUntil: booking.heldUntil.toISOString() }),
    successUrl: page,
    cancelUrl: page,
    // Deterministic: a provider refuses one key with different content.
    expiresAt: new Date((booking.heldUntil ?? deps.clock()).getTime() + MIN_SESSION_MINUTES * 60_000),
  })
  if (!session.ok) {
    if (offeredUntil !== 'keep')
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

async function discountOf(
  { db, vouchers, clock }: BookingDeps,
  { language, voucherId, voucherCents }: StoredBooking,
): Promise<{ title: string; cents: number }> {
  const described = voucherId ? await vouchers.describe(db, [voucherId], clock()) : undefined
  return { title: voucherRow(language, described?.get(voucherId ?? '')?.lastFour), cents: voucherCents }
}

/**
 * The payment page of places that are held: the one there is, or one where none was opened, as after a crash. Idempotent:
 * the provider opens one page a hold, which stays when it does not answer. @returns null when it is paid already.
 */
export async function payHeld(deps: BookingDeps, bookingId: string) {
  const booking = await findBooking(deps.db, { id: bookingId })
  if (!booking) return refuseFor('unknown_booking')
  if (booking.state !== 'held' && booking.state !== 'confirmed') return refuseFor('not_changeable')
  return openPaymentIfDue(deps, booking, 'keep')
}

/** The payment page, or null when nothing is due. Without a page, the offer of `offeredUntil` is restored. */
export async function openPaymentIfDue(
  deps: BookingDeps,
  booking: StoredBooking,
  offeredUntil: Date | null | 'keep',
) {
  if (booking.state !== 'held') return accept({ payUrl: null })
  if (booking.sessionUrl) return accept({ payUrl: booking.sessionUrl })
  const event = await deps.events.find(deps.db, booking.eventId, booking.language)
  if (!event) return refuseFor('unknown_booking')
  const opened = await openBookingPayment(deps, booking, event, offeredUntil)
  return opened.ok ? accept({ payUrl: opened.value }) : opened
}

export const CLOSE_PAGE_QUEUE = 'close-payment-page'

/**
 * Enqueues closing the payment page of a cancelled booking, so that a slow provider blocks no request. Late payments
 * are refunded.
 */
export async function enqueuePageClosing(
  tx: Transaction,
  { id, state, sessionId }: Pick<StoredBooking, 'id' | 'state' | 'sessionId'>,
) {
  if (state === 'held' && sessionId) await enqueueJob(tx, { queue: CLOSE_PAGE_QUEUE, key: id })
}

/** Closes the payment page of a cancelled booking. Throws to be retried while the provider does not answer. */
export async function closePaymentPage(
  { db, payments }: Pick<BookingDeps, 'db' | 'payments'>,
  bookingId: string,
) {
  const booking = await findBooking(db, { id: bookingId })
  if (booking?.state !== 'cancelled' || !booking.sessionId || !isOfProvider(payments, booking)) return
  if ((await payments.expireSession(booking.sessionId)) === 'unreachable')
    throw new Error(`booking ${bookingId}: the provider did not close its page`)
}
