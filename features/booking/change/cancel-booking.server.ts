import { swissTime } from '#i18n/format-date.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type PaymentState, canBecome, receivedCents, refundDueCents } from '../booking.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { paymentStateAfterCancellation } from '../rules/booking-balance.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { feeToday } from '../rules/booking-price.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { type NewBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { enqueueRefunds } from '../money/enqueue-refunds.server.ts'
import { enqueuePageClosing } from '../money/payment-page.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'

/** Cancels by the terms (staff may override `feeCents`): refunds the rest, voucher first, and offers the places. */
export function cancelBooking(
  deps: BookingDeps,
  bookingId: string,
  { staffId, feeCents, seen }: Actor & { feeCents?: number } = {},
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now }) => {
    if (!canBecome(booking.state, 'cancelled')) return refuseFor('not_changeable')
    if (!staffId && event.startsAt <= now) return refuseFor('too_late')
    if (isOutdated(seen, booking, event, now)) return refuseFor('changed_meanwhile')
    const terms = feeToday(booking, event, swissTime(now).day)
    // Who has no place yet owes nothing for leaving.
    const requestedFee = booking.state === 'confirmed' ? Math.max(0, feeCents ?? terms) : terms
    const fee = Math.min(requestedFee, booking.totalCents)
    const leavesList = booking.state === 'waitlisted' && booking.payment !== 'invoice_asked'
    const cancelled = await endBooking(
      tx,
      deps,
      booking,
      { feeCents: fee, staffId, now },
      (settled) => {
        const payment = paymentStateAfterCancellation(booking, settled)
        // Allows booking the same again after giving up a hold.
        return { payment, ...(payment !== settled && { idempotencyHash: null }) }
      },
      {
        action: 'cancelled',
        detail: {
          feeCents: fee,
          // Without that of places given up before.
          ownFeeCents: Math.max(0, fee - booking.feeCents),
          ...(leavesList && { fromList: true }),
        },
      },
    )
    // A held booking was never confirmed to the customer.
    if (booking.state !== 'held')
      await enqueueBookingMails(tx, deps, cancelled, leavesList ? 'left_list' : 'cancelled', {
        byVisitor: !staffId && receivedCents(booking) === 0,
      })
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(cancelled)
  })
}

/**
 * Cancels a booking for `feeCents`, in Rappen, and settles its money, voucher first; sends nothing and frees no places. Needs the locks
 * of event and booking.
 * @param fieldsAfter what follows from the payment state that the voucher leaves
 */
export async function endBooking(
  tx: Transaction,
  deps: Pick<BookingDeps, 'vouchers' | 'invoices' | 'payments'>,
  booking: StoredBooking,
  { feeCents, staffId, now }: { feeCents: number; staffId: string | undefined; now: Date },
  fieldsAfter: (payment: PaymentState) => Partial<NewBooking>,
  { action, detail }: { action: string; detail: Record<string, unknown> },
) {
  const after = { ...booking, state: 'cancelled', feeCents } as const
  const { voucherCents, testCents, payment } = await settleVoucher(tx, deps, after, now)
  const cancelled = await updateBooking(
    tx,
    booking.id,
    {
      state: 'cancelled',
      heldUntil: null,
      offeredUntil: null,
      feeCents,
      voucherCents,
      testCents,
      ...fieldsAfter(payment),
    },
    now,
  )
  await recordBookingEvent(tx, booking.id, now, action, {
    staffId,
    detail: {
      ...detail,
      refundCents: refundDueCents(cancelled),
      voucherCents: booking.voucherCents - voucherCents,
    },
  })
  await enqueueRefunds(tx, deps, cancelled, now)
  await deps.invoices.follow(tx, cancelled, { staffId, now })
  await enqueuePageClosing(tx, booking)
  return cancelled
}
