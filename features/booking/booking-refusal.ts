import type { BookingRefusal } from './booking.ts'
import type { ChoiceRefusal } from './plan-b/plan-b.ts'

export interface VoucherRefusal {
  code:
    | 'voucher_unknown'
    | 'voucher_voided'
    | 'voucher_blocked'
    | 'voucher_used_up'
    | 'voucher_lapsed'
    | 'voucher_test'
    | 'voucher_other_course'
}

/** `detail` is for the log. */
export interface PaymentProblem {
  code: 'payment_unavailable'
  detail: string
}

export type TooMany = { code: 'too_many_held' } | { code: 'too_many_waiting' }

export type BookSpotsRefusal =
  | BookingRefusal
  | VoucherRefusal
  | PaymentProblem
  | { code: 'price_changed'; totalCents: number }
  | { code: 'idempotency_key_reused' }
  // Larger than the available places; the smaller existing hold is kept.
  | { code: 'hold_kept' }
  | TooMany

export type HolderRefusal =
  | ChangeRefusal
  | ChoiceRefusal
  | PaymentProblem
  | { code: 'too_many_held' }
  // A requested day in the past.
  | { code: 'day_passed' }

export type ChangeRefusal =
  // `changed_meanwhile`: the page showed an outdated state.
  | { code: 'unknown_booking' | 'not_changeable' | 'too_late' | 'changed_meanwhile' }
  | { code: 'sold_out'; placesLeft: number }
  // More than the event's capacity.
  | { code: 'over_capacity'; places: number }
  | { code: 'same_event' | 'other_price' }
  | { code: 'offer_over' }
  // Invoice above the limit without approval.
  | { code: 'ask_us' }
  | { code: 'book_more' }

export interface Actor {
  /** Undefined: the customer with the private link. */
  staffId?: string | undefined
  network?: string | undefined
  /** `bookingRevision` that the page showed; refused when the booking has changed since. */
  seen?: string | undefined
}
