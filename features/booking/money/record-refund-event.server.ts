import type { PaymentEvent } from '#platform/payments/payments.ts'
import { findRefundOfProvider } from '#platform/payments/refunds/refunds-repository.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { insertBookingPaymentEvent } from '../database/bookings-repository.server.ts'
import { lockBookingOfPayment } from './lock-booking-of-payment.server.ts'
import { recordFailedRefund, recordForeignFailedRefund, recordRefundedTotal } from './settle-refund.server.ts'

/**
 * Processes a refund event once; `unknown_payment` while it precedes the payment's own event. Throws while a failed refund may be one
 * of ours that is unanswered, so that the provider retries.
 */
export function recordRefundEvent(
  deps: BookingDeps,
  event: PaymentEvent & { kind: 'refunded' | 'refund_failed' },
): Promise<'applied' | 'unchanged' | 'duplicate' | 'unknown_payment'> {
  const { provider } = deps.payments
  return deps.db.transaction(async (tx) => {
    const paid = event.paymentId
      ? await lockBookingOfPayment(tx, { provider, paymentId: event.paymentId })
      : undefined
    if (!paid) return 'unknown_payment'
    const now = deps.clock()
    const seen = { id: event.id, bookingId: paid.booking.id, kind: event.kind, receivedAt: now }
    if (!(await insertBookingPaymentEvent(tx, seen))) return 'duplicate'
    if (event.kind === 'refunded')
      return recordRefundedTotal(tx, deps, { ...paid, refundedCents: event.refundedCents, now })
    const refund = await findRefundOfProvider(tx, provider, event.refundId)
    if (refund) await recordFailedRefund(tx, deps, refund)
    else await recordForeignFailedRefund(tx, deps, paid, event)
    return 'applied'
  })
}
