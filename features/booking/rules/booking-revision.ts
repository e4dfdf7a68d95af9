import { swissTime } from '#i18n/format-date.ts'
import { type BookingMoney, refundDueCents } from '../booking.ts'
import { feeToday } from './fee-today.ts'

/**
 * What a reader saw of a booking, as a short text that goes along with a change: how it stands, for how many, its money
 * and what leaving costs that day. A change is refused when it differs by then. What is still to go back counts as gone
 * back, so that a refund which arrives meanwhile makes no difference.
 * @param feeTodayCents what cancelling would cost on the day it is read, in Rappen
 */
export function bookingRevision(booking: BookingMoney & { people: number }, feeTodayCents: number): string {
  const { state, people, totalCents, voucherCents, paidCents, refundedCents } = booking
  const backCents = refundedCents + refundDueCents(booking)
  return [state, people, totalCents, voucherCents, paidCents, backCents, feeTodayCents].join('.')
}

/** Longest text of `bookingRevision`, generously. */
export const MAX_REVISION_LENGTH = 100

/** Whether a booking stands otherwise than the page showed it that somebody pressed on. */
export function isOutdated(
  seen: string | undefined,
  booking: BookingMoney & { people: number; freeToLeave: boolean },
  event: { startsLocal: string; cancelled: boolean },
  now: Date,
): boolean {
  return seen !== undefined && seen !== bookingRevision(booking, feeToday(booking, event, swissTime(now).day))
}
