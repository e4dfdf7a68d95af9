import type { ListPages } from '#kernel/list-page.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'

/** `coming`, `past`: with a place. `cancelled`: moved ones too. `open`: with an amount due. */
export const BOOKING_FILTERS = ['coming', 'past', 'waiting', 'cancelled', 'open', 'all'] as const
export type BookingFilter = (typeof BOOKING_FILTERS)[number]

/** What the list can be sorted by. */
export const BOOKING_SORTS = ['name', 'event', 'booked', 'amount'] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]

export interface BookingList extends ListPages {
  bookings: ListedBooking[]
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<BookingFilter, number>
}

export interface ListedBooking
  extends Pick<
    StaffBooking,
    | 'id'
    | 'number'
    | 'state'
    | 'payment'
    | 'dueWay'
    | 'people'
    | 'name'
    | 'company'
    | 'email'
    | 'phone'
    | 'totalCents'
    | 'dueCents'
    | 'refundCents'
    | 'createdAt'
  > {
  /** Of the waiting list, with a place that is kept until it is answered. */
  hasOffer: boolean
  test: boolean
  /** In the back office's language. */
  event: Pick<CalendarEvent, 'id' | 'title' | 'startsAt' | 'endsAt' | 'allDay' | 'cancelled'>
}
