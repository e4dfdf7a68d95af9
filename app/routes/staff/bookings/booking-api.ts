import type { BookingState, DueWay, PaymentMeans, PaymentState } from '#features/booking/booking.ts'
import type { MailPreview } from '#features/booking/mail/mail-preview.ts'
import type { PlanChoice } from '#features/booking/plan-b/plan-b.ts'
import type { EmergencyContact } from '#features/booking/rules/emergency-contact.ts'
import type { StaffBookingDraft } from '#features/booking/rules/staff-booking-form.ts'
import type { Attendance, WaitingBooking } from '#features/booking/rules/staff-booking.ts'
import type { BookingList } from '#features/booking/staff/listed-booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface BookingPosts {
  '/bookings/:id/choice': Action<{ choice: PlanChoice; eventId: string | null }>
  /** By telephone. Pressed twice with a key, it books once. */
  '/bookings': Action<{ key: string; form: StaffBookingDraft }, BookedByStaff>
  '/bookings/:id/cancellation': Action<Seen & { feeCents?: number }>
  /** `priceCents`: the price per place of the new date, as shown, counts. */
  '/bookings/:id/move': Action<Seen & { eventId: string; notify?: boolean; priceCents?: number }>
  /** Looks at who would get what. */
  '/bookings/:id/move-preview': Action<{ eventId: string; priceCents?: number }, MailPreview>
  '/bookings/:id/people': Action<Seen & { people: number }>
  '/bookings/:id/participants': Action<{ names: string[] }>
  '/bookings/:id/emergency': Action<{ contact: EmergencyContact }>
  '/bookings/:id/attendance': Action<{ state: Attendance }>
  '/bookings/:id/note': Action<{ note: string }>
  '/bookings/:id/confirmation': Action<{ dueWay?: DueWay }>
  '/bookings/:id/call': Action<Nothing>
  '/bookings/:id/wish': Action<Nothing>
  '/bookings/:id/invoice': Action<Nothing>
  '/bookings/:id/payment': Action<{ cents: number; means?: PaymentMeans }>
  /** A voucher pays what it can of what is due. */
  '/bookings/:id/voucher': Action<{ code: string }>
  '/bookings/:id/refund': Action<{ cents: number }>
  '/bookings/:id/refund-attempt': Action<Nothing>
  '/bookings/:id/agreement': Action<Nothing>
  '/bookings/:id/mail': Action<Nothing>
}

/** `GET` below `/api/staff`. */
export interface BookingAnswers {
  '/bookings': BookingList
  '/waiting-bookings': WaitingBookings
}

/** Changes the price or who comes: refused when the booking is not as it was shown. */
interface Seen {
  seen?: string
}

interface BookedByStaff {
  id: string
  number: number
  state: BookingState
  payment: PaymentState
  /** ISO 8601; until then the places are held. */
  offeredUntil: string | null
}

/** What staff do to a booking. */
export type BookingNoun = NounOf<keyof BookingPosts>
type NounOf<Address> = Address extends `/bookings/:id/${infer Noun}` ? Noun : never

export interface WaitingBookings {
  bookings: WaitingBooking[]
  events: CalendarEvent[]
}
