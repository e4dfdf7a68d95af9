import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { amountDueCents, receivedCents, refundDueCents } from '../booking.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { movedPrice } from '../rules/moved-price.ts'

/**
 * Gives a booking that has just moved the price of its new date. What is more is open money, by invoice where one was sent or nothing
 * was open; what is less goes back. An agreed price stays. Needs the locks of event and booking.
 */
export async function repriceMoved(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  { priceCents, staffId, now }: { priceCents: number; staffId: string; now: Date },
): Promise<StoredBooking> {
  if (booking.agreedPrice) return booking
  const { id, voucherId } = booking
  const voucher = voucherId ? (await deps.vouchers.describe(tx, [voucherId], now)).get(voucherId) : undefined
  // What other vouchers took pays money, and is no place of the course voucher.
  const used = voucher?.kind === 'course' ? ((await deps.vouchers.usedBy(tx, [id])).get(id) ?? []) : []
  const byOthers = used.reduce((sum, each) => sum + (each.voucherId === voucherId ? 0 : each.takenCents), 0)
  const moved = { ...booking, voucherCents: Math.max(0, booking.voucherCents - byOthers) }
  const { totalCents, placeCents } = movedPrice(moved, priceCents, voucher?.kind)
  if (totalCents === booking.totalCents)
    return placeCents === booking.placeCents ? booking : updateBooking(tx, id, { placeCents }, now)
  const isMore = totalCents > booking.totalCents
  const settled = await settleVoucher(tx, deps, { ...booking, totalCents }, now)
  const stays = receivedCents(booking) - (isMore ? await pendingRefundCents(tx, id) : 0)
  if (isMore && stays < totalCents) settled.payment = 'invoiced'
  const changed = await updateBooking(tx, id, { totalCents, placeCents, ...settled }, now)
  const detail = {
    fromCents: booking.totalCents,
    toCents: totalCents,
    refundCents: refundDueCents(changed),
    voucherCents: booking.voucherCents - settled.voucherCents,
  }
  await recordBookingEvent(tx, { bookingId: id, at: now, action: 'repriced', actorId: staffId, detail })
  await enqueueRefunds(tx, deps, changed, now)
  const wasSettled = receivedCents(booking) >= amountDueCents(booking)
  await deps.invoices.follow(tx, changed, { staffId, now, isMoved: true, wasSettled })
  return changed
}
