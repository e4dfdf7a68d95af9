import type { BookingState, PaymentState } from '#features/booking/booking.ts'
import type { StaffBookingDraft } from '#features/booking/rules/staff-booking-form.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface TelephonePosts {
  /** By telephone. Pressed twice with a key, it books once. */
  '/bookings': Action<{ key: string; form: StaffBookingDraft }, BookedByStaff>
}

interface BookedByStaff {
  id: string
  number: number
  state: BookingState
  payment: PaymentState
  /** ISO 8601; until then the places are held. */
  offeredUntil: string | null
}
