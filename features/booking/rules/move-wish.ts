import type { BookableEvent, BookingState } from '../booking.ts'
import type { AgreedPrice } from './agreed-price.ts'

export interface MoveWish {
  /** Swiss, `YYYY-MM-DD`. */
  day: string
  text: string
}

/** Maximum characters. */
export const MAX_WISH_TEXT = 500

/** Groups at an agreed price have a date of their own, so they cannot move to another by themselves. */
export function mayWishMove(
  { state, agreedPrice }: { state: BookingState; agreedPrice: AgreedPrice | null },
  { startsAt, cancelled }: Pick<BookableEvent, 'startsAt' | 'cancelled'>,
  now: Date,
): boolean {
  return state === 'confirmed' && agreedPrice !== null && !cancelled && startsAt > now
}
