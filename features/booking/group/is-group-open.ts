import type { BookableEvent, BookingState } from '../booking.ts'

/** Whether guests may enter themselves: a confirmed booking of two or more, until the event begins. */
export function isGroupOpen(
  { state, people }: { state: BookingState; people: number },
  { startsAt, cancelled }: Pick<BookableEvent, 'startsAt' | 'cancelled'>,
  now: Date,
): boolean {
  return state === 'confirmed' && people >= 2 && !cancelled && startsAt > now
}
