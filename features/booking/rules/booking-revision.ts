import { swissTime } from '#i18n/format-date.ts'
import { type BookingMoney, refundDueCents } from '../booking.ts'
import { feeToday } from './booking-price.ts'

/**
 * The state that a reader saw; a change is refused when it differs. Pending refunds count as refunded, so that their
 * arrival makes no difference.
 */
export function bookingRevision(booking: BookingMoney & { people: number }, feeTodayCents: number) {
  const { state, people, totalCents, voucherCents, paidCents, refundedCents } = booking
  const { withdrawnCents, contestedCents } = booking
  const backCents = refundedCents + refundDueCents(booking) + booking.creditedCents
  const disputed = withdrawnCents + contestedCents > 0 ? [withdrawnCents, contestedCents] : []
  return [state, people, totalCents, voucherCents, paidCents, backCents, feeTodayCents, ...disputed].join('.')
}

export const MAX_REVISION_LENGTH = 100

/** Whether a booking differs from the revision `seen`; false without one. */
export function isOutdated(
  seen: string | undefined,
  booking: BookingMoney & { people: number; freeToLeave: boolean },
  event: { startsLocal: string; cancelled: boolean },
  now: Date,
) {
  return seen !== undefined && seen !== bookingRevision(booking, feeToday(booking, event, swissTime(now).day))
}
