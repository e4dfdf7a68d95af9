import { swissTime } from '#i18n/format-date.ts'
import { refuse, accept } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { canBecome, refundDueCents, receivedCents } from '../booking.ts'
import { updateBooking } from '../database/bookings-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueuePageClosing } from '../money/payment-page.server.ts'
import { enqueueRefunds } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { paymentStateAfterCancellation } from '../rules/booking-balance.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { feeToday } from '../rules/booking-price.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Cancels by the terms (staff may override `feeCents`): refunds the rest, voucher first, and offers the places. */
export function cancelBooking(
  deps: BookingDeps,
  bookingId: string,
  { staffId, feeCents, seen }: Actor & { feeCents?: number } = {},
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now, record }) => {
    if (!canBecome(booking.state, 'cancelled')) return refuse({ code: 'not_changeable' })
    if (!staffId && event.startsAt <= now) return refuse({ code: 'too_late' })
    if (isOutdated(seen, booking, event, now)) return refuse({ code: 'changed_meanwhile' })
    const terms = feeToday(booking, event, swissTime(now).day)
    // Who has no place yet owes nothing for leaving.
    const requestedFee = booking.state === 'confirmed' ? Math.max(0, feeCents ?? terms) : terms
    const fee = Math.min(requestedFee, booking.totalCents)
    const leavesList = booking.state === 'waitlisted' && booking.payment !== 'invoice_asked'
    const after = { ...booking, state: 'cancelled' as const, feeCents: fee }
    const { voucherCents, testCents, payment: settled } = await settleVoucher(tx, deps, after, now)
    const payment = paymentStateAfterCancellation(booking, settled)
    const cancelled = await updateBooking(
      tx,
      bookingId,
      {
        state: 'cancelled',
        heldUntil: null,
        offeredUntil: null,
        feeCents: fee,
        voucherCents,
        testCents,
        payment,
        // Allows booking the same again after giving up a hold.
        ...(payment !== settled && { idempotencyHash: null }),
      },
      now,
    )
    await record('cancelled', {
      feeCents: fee,
      // Without that of places given up before.
      ownFeeCents: Math.max(0, fee - booking.feeCents),
      refundCents: refundDueCents(cancelled),
      voucherCents: booking.voucherCents - voucherCents,
      ...(leavesList && { fromList: true }),
    })
    await enqueueRefunds(tx, deps, cancelled, now)
    await deps.invoices.follow(tx, cancelled, { staffId, now })
    await enqueuePageClosing(tx, booking)
    // A held booking was never confirmed to the customer.
    if (booking.state !== 'held')
      await enqueueBookingMails(tx, deps, cancelled, leavesList ? 'left_list' : 'cancelled', {
        byVisitor: !staffId && receivedCents(booking) === 0,
      })
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(cancelled)
  })
}
