import type { PaymentEvent } from '#platform/payments/payments.ts'
import { findRefundOfProvider } from '#platform/payments/refunds/refunds-repository.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { insertBookingPaymentEvent } from '../database/bookings-repository.server.ts'
import { lockBookingOfPayment } from './lock-booking-of-payment.server.ts'
import { recordRefundedTotal, recordFailedRefund } from './settle-refund.server.ts'

/** Processes a refund event once. Throws while the payment is unknown (out of order), so that the provider retries. */
export function recordRefundEvent(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'refunded' | 'refund_failed' },
): Promise<'applied' | 'unchanged' | 'duplicate'> {
  const { provider } = deps.payments
  return deps.db.transaction(async (tx) => {
    const paid = event.paymentId
      ? await lockBookingOfPayment(tx, { provider, paymentId: event.paymentId })
      : undefined
    if (!paid) throw new Error(`booking ${bookingId}: a refund of a payment that is not known yet`)
    const now = deps.clock()
    const seen = { id: event.id, bookingId: paid.booking.id, kind: event.kind, receivedAt: now }
    if (!(await insertBookingPaymentEvent(tx, seen))) return 'duplicate'
    if (event.kind === 'refunded')
      return recordRefundedTotal(tx, deps, { ...paid, refundedCents: event.refundedCents, now })
    const refund = await findRefundOfProvider(tx, provider, event.refundId)
    if (!refund) return 'unchanged'
    await recordFailedRefund(tx, deps, refund)
    return 'applied'
  })
}
