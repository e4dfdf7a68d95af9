import type { Transaction } from '#platform/database/database.ts'
import { amountDueCents, coveredCents } from '../booking.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { lockBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { paymentStateOfSum } from './settle-booking-voucher.server.ts'

/**
 * Takes what a credit note by hand credits off the price of a booking; off the fee of a cancelled one. A later number of people
 * keeps it: each other place, and an agreed price for any number, stays as it was but for that amount. Needs the event's lock.
 */
export async function lowerPrice(
  tx: Transaction,
  bookingId: string,
  { cents, invoice, actorId, now }: { cents: number; invoice: string; actorId: string; now: Date },
): Promise<StoredBooking | undefined> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return undefined
  const after = { ...booking, ...loweredPrice(booking, cents) }
  const { totalCents, feeCents, placeCents, agreedPrice } = after
  const payment = paymentStateOfSum(after)
  const isSettled = coveredCents(after) >= amountDueCents(after)
  const lowered = await updateBooking(
    tx,
    bookingId,
    {
      totalCents,
      feeCents,
      placeCents,
      agreedPrice,
      payment,
      ...(isSettled && { invoiceOnTrust: false }),
    },
    now,
  )
  const detail = { cents, invoice }
  await recordBookingEvent(tx, { bookingId, at: now, action: 'credited', actorId, detail })
  return lowered
}

function loweredPrice(
  { state, totalCents: before, feeCents, people, placeCents, agreedPrice }: StoredBooking,
  cents: number,
): Pick<StoredBooking, 'totalCents' | 'feeCents' | 'placeCents' | 'agreedPrice'> {
  if (state === 'cancelled')
    return { totalCents: before, feeCents: Math.max(0, feeCents - cents), placeCents, agreedPrice }
  const totalCents = Math.max(0, before - cents)
  if (agreedPrice) {
    const agreed = agreedPrice.totalCents.map((each) => Math.max(0, each - cents))
    const fee = Math.min(feeCents, totalCents)
    return { totalCents, feeCents: fee, placeCents, agreedPrice: { ...agreedPrice, totalCents: agreed } }
  }
  const each = placeCents ?? (before - feeCents) / people
  return {
    totalCents,
    feeCents: Math.min(feeCents, totalCents),
    placeCents: Number.isInteger(each) ? each : null,
    agreedPrice,
  }
}
