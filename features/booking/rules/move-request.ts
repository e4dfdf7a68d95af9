import type { BookableEvent, BookingState } from '../booking.ts'
import type { AgreedPrice } from './booking-price.ts'

export interface MoveRequest {
  /** Swiss, `YYYY-MM-DD`. */
  day: string
  text: string
}

/** Maximum characters. */
export const MAX_MOVE_REQUEST_TEXT = 500

/** Groups at an agreed price have a date of their own, so they cannot move to another by themselves. */
export function mayRequestMove(
  { state, agreedPrice }: { state: BookingState; agreedPrice: AgreedPrice | null },
  { startsAt, cancelled }: Pick<BookableEvent, 'startsAt' | 'cancelled'>,
  now: Date,
) {
  return state === 'confirmed' && agreedPrice !== null && !cancelled && startsAt > now
}
