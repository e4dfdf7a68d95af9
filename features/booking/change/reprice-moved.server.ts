import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { amountDueCents, coveredCents, refundDueCents } from '../booking.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { readCoursePart, settleVoucher } from '../money/settle-voucher.server.ts'
import { movedPrice } from '../rules/moved-price.ts'

/**
 * Gives a booking that has just moved the price of its new date. What is more is open money, by invoice where one was sent or nothing
 * was open; what is less goes back, but a course voucher stays with its place. An agreed price stays. Needs the locks of event and booking.
 */
export async function repriceMoved(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  { priceCents, staffId, now }: { priceCents: number; staffId: string; now: Date },
): Promise<StoredBooking> {
  if (booking.agreedPrice) return booking
  const { id } = booking
  const course = await readCoursePart(tx, deps, booking, now)
  const { totalCents, placeCents } = movedPrice(booking, priceCents, course?.placeCents)
  if (totalCents === booking.totalCents)
    return placeCents === booking.placeCents ? booking : updateBooking(tx, id, { placeCents }, now)
  const isMore = totalCents > booking.totalCents
  const settled = await settleVoucher(tx, deps, { ...booking, totalCents, placeCents }, now, {
    keepsPlace: true,
  })
  const stays = coveredCents(booking) - (isMore ? await pendingRefundCents(tx, id) : 0)
  if (isMore && stays < totalCents) settled.payment = 'invoiced'
  const changed = await updateBooking(tx, id, settled, now)
  const detail = {
    fromCents: booking.totalCents,
    toCents: totalCents,
    refundCents: refundDueCents(changed),
    voucherCents: booking.voucherCents - settled.voucherCents,
  }
  await recordBookingEvent(tx, { bookingId: id, at: now, action: 'repriced', actorId: staffId, detail })
  await enqueueRefunds(tx, deps, changed, now)
  const wasSettled = coveredCents(booking) >= amountDueCents(booking)
  await deps.invoices.follow(tx, changed, { staffId, now, because: 'moved', wasSettled })
  return changed
}
