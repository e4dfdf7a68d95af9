import { MAX_PEOPLE } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { paths } from '../../../paths.ts'

/** State lives in the URL, so that every choice is a link. */
export interface BookingAddress {
  serviceId: string | null
  eventId: string | null
  people: number | null
  voucher: string
}

export function readBookingAddress(query: URLSearchParams): BookingAddress {
  const people = readPeople(query.get('people') ?? '')
  return {
    serviceId: query.get('serviceId') || null,
    eventId: query.get('eventId') || null,
    people: Number.isNaN(people) ? null : people,
    voucher: (query.get('voucher') ?? '').trim().slice(0, BOOKING_LIMITS.voucher),
  }
}

export function bookingPath({ serviceId, eventId, people, voucher }: Partial<BookingAddress>): string {
  const query = new URLSearchParams()
  if (serviceId) query.set('serviceId', serviceId)
  if (eventId) query.set('eventId', eventId)
  if (people && people > 1) query.set('people', String(people))
  if (voucher) query.set('voucher', voucher)
  return query.size > 0 ? `${paths.booking}?${query}` : paths.booking
}

/** NaN unless 1 to 100. */
export function readPeople(text: string): number {
  const people = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
  return people >= 1 && people <= MAX_PEOPLE ? people : Number.NaN
}
