import { accept, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { HOLD_MINUTES, offerUntil } from '../booking.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { countUnreviewedInvoiced } from '../database/booking-limits-repository.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import type { Actor } from '../booking-refusal.ts'
import { isInvoiceAllowed } from '../rules/booking-limits.ts'
import { openPaymentIfDue } from '../money/payment-page.server.ts'
import { redeemVoucherOfBooking } from '../money/settle-voucher.server.ts'
import { refundReplaced } from './refund-replaced.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

/** Accepts an offer, less the noted voucher. @returns the payment page when something is due online. */
export async function acceptOffer(deps: BookingDeps, bookingId: string, { seen }: Pick<Actor, 'seen'> = {}) {
  let offeredUntil: Date | null = null
  const taken = await withBookingLocks(deps, bookingId, {}, async ({ tx, booking, event, now, change }) => {
    if (booking.state === 'held') return accept(booking)
    const isOffered = booking.state === 'waitlisted' && booking.payment !== 'invoice_asked'
    if (!isOffered || !booking.offeredUntil || booking.offeredUntil <= now || event.cancelled)
      return refuseFor('offer_over')
    if (isOutdated(seen, booking, event, now)) return refuseFor('changed_meanwhile')
    offeredUntil = booking.offeredUntil
    const voucher = await redeemVoucherOfBooking(tx, deps, booking, event, now)
    const next = await nextOf(tx, deps, { ...booking, ...voucher }, event, now)
    const updated = await change({ ...voucher, offeredUntil: null, ...next }, 'offer_accepted')
    const isConfirmed = updated.state === 'confirmed'
    if (isConfirmed) await refundReplaced(tx, deps, event, updated)
    if (updated.state !== 'held')
      await enqueueBookingMails(tx, deps, updated, isConfirmed ? 'confirmed' : 'invoice_asked')
    return accept(updated)
  })
  return taken.ok ? openPaymentIfDue(deps, taken.value, offeredUntil) : taken
}

async function nextOf(
  tx: Transaction,
  { invoicePercent }: BookingDeps,
  booking: StoredBooking,
  event: BookedEvent,
  now: Date,
): Promise<Partial<StoredBooking>> {
  if (booking.totalCents === booking.voucherCents) return { state: 'confirmed', payment: 'nothing_due' }
  // Agreed by telephone.
  if (booking.dueWay !== 'invoice') return { state: 'confirmed', payment: 'invoiced' }
  if (booking.invoiceAddress === null)
    return { state: 'held', heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000) }
  const before = await countUnreviewedInvoiced(tx, booking)
  return isInvoiceAllowed(event, booking.people, before, invoicePercent)
    ? { state: 'confirmed', payment: 'invoiced', invoiceOnTrust: true }
    : // The places stay theirs during approval.
      { payment: 'invoice_asked', offeredUntil: offerUntil(event, now) }
}
