import type { ListPages } from '#kernel/list-page.ts'
import type { BookingState, DueWay, PaymentState } from '../booking.ts'

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

export interface ListedBooking {
  id: string
  number: number
  state: BookingState
  payment: PaymentState
  dueWay: DueWay
  /** Of the waiting list, with a place that is kept until it is answered. */
  hasOffer: boolean
  people: number
  name: string
  company: string | null
  email: string | null
  phone: string | null
  totalCents: number
  dueCents: number
  /** Still to pay back, in Rappen. */
  refundCents: number
  test: boolean
  /** ISO 8601. */
  createdAt: string
  /** In the back office's language. */
  event: { id: string; title: string; startsAt: string; endsAt: string; allDay: boolean; cancelled: boolean }
}
