import type staffBookingsTexts from '#features/booking/texts/staff-bookings.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'

type Messages = typeof staffBookingsTexts.de

/** What the bookings of an event can be sorted by, in the browser and for their file. */
export const EVENT_BOOKING_SORTS = ['name', 'people', 'booked', 'state', 'payment'] as const

export function bookingValues({ state: states, payment: payments }: Pick<Messages, 'state' | 'payment'>) {
  return {
    name: ({ name }: StaffBooking) => name,
    people: ({ people }: StaffBooking) => people,
    booked: ({ createdAt }: StaffBooking) => createdAt,
    state: ({ state }: StaffBooking) => states[state],
    payment: ({ payment }: StaffBooking) => payments[payment],
  }
}
