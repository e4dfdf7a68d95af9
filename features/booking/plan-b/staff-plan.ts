import type { BookingState } from '../booking.ts'
import type { PlanChoice, PlanCost, PlanDefault, PlanKind } from './plan-b.ts'

/** What starting one would do now; as JSON. */
export interface PlanPreview {
  /** `planRevision`, sent along with the start. */
  seen: string
  bookings: number
  people: number
  mails: number
  /** Guests without an e-mail address. */
  calls: number
  /** People booked elsewhere, whom nothing here reaches. */
  outside: number
  /** When all of them take it. */
  costs: (PlanCost & { choice: PlanChoice })[]
  /** Bookings that are not paid in full, and how much is outstanding. */
  openBookings: number
  openCents: number
}

/** A guest with what became of the money, in Rappen: paid = refunded + as vouchers + stays booked. */
export interface PlanGuest extends PlanCost {
  bookingId: string
  eventId: string
  number: number
  name: string
  company: string | null
  people: number
  hasEmail: boolean
  state: BookingState
  choice: PlanChoice | null
  chosenAt: string | null
  wasSilent: boolean
  refundFailed: boolean
}

/** A plan with who has chosen what; as JSON. */
export interface StaffPlan {
  id: string
  kind: PlanKind
  startedAt: string
  /** The start it had, Swiss local time: `YYYY-MM-DD HH:MM:SS`. */
  startedLocal: string
  eventId: string
  newEventId: string | null
  choices: PlanChoice[]
  byDefault: PlanDefault
  until: string
  isOpen: boolean
  guests: PlanGuest[]
  sums: PlanCost
}
