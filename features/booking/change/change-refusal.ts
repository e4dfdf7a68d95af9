import type { Result } from '#kernel/result.ts'

export type ChangeRefusal =
  | { code: 'unknown_booking' }
  | { code: 'not_changeable' }
  | { code: 'too_late' }
  // The page showed something else.
  | { code: 'changed_meanwhile' }
  | { code: 'sold_out'; placesLeft: number }
  // More than the event has at all.
  | { code: 'over_capacity'; places: number }
  | { code: 'same_event' }
  | { code: 'other_price' }
  | { code: 'offer_over' }
  // By invoice, and more than goes without a look of ours.
  | { code: 'ask_us' }
  // Paid for fewer.
  | { code: 'book_more' }

/** Who asks for a change: the customer with the private link, or somebody of the staff. */
export interface Actor {
  /** Undefined: the customer. */
  staffId?: string | undefined
  /** Whom limits count; undefined for staff and where there are none. */
  network?: string | undefined
  /** What the page showed (`bookingRevision`); where it is given, a booking that stands otherwise by now is left alone. */
  seen?: string | undefined
}

export type Change<Value> = Promise<Result<Value, ChangeRefusal>>
