import { isOfProvider } from '#platform/payments/payments.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { findBooking, type StoredBooking } from '../database/bookings-repository.server.ts'

export const CLOSE_PAGE_QUEUE = 'close-payment-page'

/**
 * Enqueues closing the payment page of a cancelled booking, so that a slow provider blocks no request. Late payments
 * are refunded.
 */
export async function enqueuePageClosing(
  tx: Transaction,
  { id, state, sessionId }: Pick<StoredBooking, 'id' | 'state' | 'sessionId'>,
): Promise<void> {
  if (state === 'held' && sessionId) await enqueueJob(tx, { queue: CLOSE_PAGE_QUEUE, key: id })
}

/** Closes the payment page of a cancelled booking. Throws to be retried while the provider does not answer. */
export async function closePaymentPage(
  { db, payments }: Pick<BookingDeps, 'db' | 'payments'>,
  bookingId: string,
): Promise<void> {
  const booking = await findBooking(db, { id: bookingId })
  if (booking?.state !== 'cancelled' || !booking.sessionId || !isOfProvider(payments, booking)) return
  if ((await payments.expireSession(booking.sessionId)) === 'unreachable')
    throw new Error(`booking ${bookingId}: the provider did not close its page`)
}
