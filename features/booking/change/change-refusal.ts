import type { Result } from '#kernel/result.ts'

export type ChangeRefusal =
  | { code: 'unknown_booking' }
  | { code: 'not_changeable' }
  | { code: 'too_late' }
  // The page showed an outdated state.
  | { code: 'changed_meanwhile' }
  | { code: 'sold_out'; placesLeft: number }
  // More than the event's capacity.
  | { code: 'over_capacity'; places: number }
  | { code: 'same_event' }
  | { code: 'other_price' }
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

export type Change<Value> = Promise<Result<Value, ChangeRefusal>>
