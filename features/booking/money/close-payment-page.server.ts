import { isOfProvider } from '#platform/payments/payments.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { findBooking, type StoredBooking } from '../database/bookings-repository.server.ts'

/** Queue of one job per cancelled booking whose hosted page is still open; the key is the booking's id. */
export const CLOSE_PAGE_QUEUE = 'close-payment-page'

/**
 * Owes the end of the hosted page on which somebody was about to pay for `booking`, which is cancelled now. Written in
 * the caller's transaction: a provider that is slow or down keeps nobody waiting. Money that is quicker goes back.
 */
export async function enqueuePageClosing(
  tx: Transaction,
  { id, state, sessionId }: Pick<StoredBooking, 'id' | 'state' | 'sessionId'>,
): Promise<void> {
  if (state === 'held' && sessionId) await enqueueJob(tx, { queue: CLOSE_PAGE_QUEUE, key: id })
}

/** Closes the hosted page of a cancelled booking. Throws while the provider does not answer: it is tried again. */
export async function closePaymentPage(
  { db, payments }: Pick<BookingDeps, 'db' | 'payments'>,
  bookingId: string,
): Promise<void> {
  const booking = await findBooking(db, { id: bookingId })
  if (booking?.state !== 'cancelled' || !booking.sessionId || !isOfProvider(payments, booking)) return
  if ((await payments.expireSession(booking.sessionId)) === 'unreachable')
    throw new Error(`booking ${bookingId}: the provider did not close its page`)
}
