import { accept, refuse, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type PaymentMeans, paymentStateAfter, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { lockBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { dueOf } from './staff-read-bookings.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

/** In the transaction of the change, once. */
export type OnSettled = (tx: Transaction, booking: StoredBooking) => Promise<void>

/**
 * Records what is due as paid; refused when it differs from `seenCents` (if given), and when an invoice was sent, which is paid itself.
 * @param means none: by invoice
 */
export function recordInvoicePaid(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock' | 'invoices'>,
  bookingId: string,
  staffId: string,
  seenCents?: number,
  means?: PaymentMeans,
  onPaid?: OnSettled,
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, now }) => {
    if (await deps.invoices.isSent(tx, booking)) return refuseFor('has_invoice')
    const paid = await payInvoiced(tx, deps, bookingId, { staffId, seenCents, means }, now)
    if (paid.ok) await onPaid?.(tx, paid.value)
    return paid
  })
}

/** As above, within a transaction that holds the locks of event and booking. */
export async function payInvoiced(
  tx: Transaction,
  { invoices }: Pick<BookingDeps, 'invoices'>,
  bookingId: string,
  payment: { staffId: string; seenCents?: number | undefined; means?: PaymentMeans | undefined },
  now: Date,
) {
  const { staffId, seenCents, means } = payment
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refuseFor('unknown_booking')
  const due = dueOf(booking)
  if (booking.payment !== 'invoiced' || due === 0) return refuseFor('nothing_due')
  if (seenCents !== undefined && seenCents !== due) return refuse({ code: 'amount_changed', cents: due })
  const change = { payment: 'paid', paidCents: booking.paidCents + due, invoiceOnTrust: false } as const
  const paid = await updateBooking(tx, bookingId, change, now)
  const detail = { cents: due, way: means ?? 'invoice' }
  await recordBookingEvent(tx, bookingId, now, 'paid', { staffId, detail })
  await invoices.redraft(tx, paid, { staffId, now })
  return accept(paid)
}

/** Records a refund by hand (bank, dashboard); refused when the amount differs from `seenCents` (if given). */
export function recordRefunded(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  staffId: string,
  seenCents?: number,
  onRefunded?: OnSettled,
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, change }) => {
    const cents = refundDueCents(booking) - (await pendingRefundCents(tx, bookingId))
    if (cents <= 0) return refuseFor('no_refund_due')
    if (seenCents !== undefined && seenCents !== cents) return refuse({ code: 'amount_changed', cents })
    const back = { ...booking, refundedCents: booking.refundedCents + cents }
    const refunded = await change(
      { refundedCents: back.refundedCents, payment: paymentStateAfter(back) },
      'refunded',
      { cents, way: 'hand' },
    )
    await onRefunded?.(tx, refunded)
    return accept(refunded)
  })
}

/** Enqueues a refund again that the provider refused. */
export function retryRefund(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock' | 'payments'>,
  bookingId: string,
  staffId: string,
  onRetried?: OnSettled,
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, now, change }) => {
    if (booking.payment !== 'refund_failed') return refuseFor('no_refund_due')
    const due = await change({ payment: 'refund_due' }, 'refund_again')
    await enqueueRefunds(tx, deps, due, now)
    await onRetried?.(tx, due)
    return accept(due)
  })
}
