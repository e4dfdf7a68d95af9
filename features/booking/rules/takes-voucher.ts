import type { BookingMoney, BookingState } from '../booking.ts'
import { outstandingCents } from './booking-balance.ts'

/** Before, a voucher is part of what is booked; a booking that moved has its money elsewhere. */
const NOT_YET: readonly BookingState[] = ['held', 'waitlisted', 'moved']

/** Whether a voucher may pay part of the amount due: the booking is invoiced, or paid on arrival or by transfer. */
export function takesVoucher(booking: BookingMoney): boolean {
  return booking.payment === 'invoiced' && !NOT_YET.includes(booking.state) && outstandingCents(booking) > 0
}
