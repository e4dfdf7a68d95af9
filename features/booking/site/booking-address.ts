import { MAX_PEOPLE } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { paths } from '#content/paths.ts'

/** Of a private page: such a page is made for one visitor and kept nowhere. */
export const AGAIN = 'again'
const REFERENCE = /^[\w-]{43}$/

/** State lives in the URL, so that every choice is a link. */
export interface BookingAddress {
  serviceId: string | null
  eventId: string | null
  people: number | null
  voucher: string
  /** Reference of an earlier booking whose contact details are taken over. */
  again: string | null
}

export function readBookingAddress(query: URLSearchParams): BookingAddress {
  const people = readPeople(query.get('people') ?? '')
  return {
    serviceId: query.get('serviceId') || null,
    eventId: query.get('eventId') || null,
    people: Number.isNaN(people) ? null : people,
    voucher: (query.get('voucher') ?? '').trim().slice(0, BOOKING_LIMITS.voucher),
    again: REFERENCE.test(query.get(AGAIN) ?? '') ? query.get(AGAIN) : null,
  }
}

export function bookingPath({ serviceId, eventId, people, voucher, again }: Partial<BookingAddress>): string {
  const query = new URLSearchParams()
  if (serviceId) query.set('serviceId', serviceId)
  if (eventId) query.set('eventId', eventId)
  if (people && people > 1) query.set('people', String(people))
  if (voucher) query.set('voucher', voucher)
  if (again) query.set(AGAIN, again)
  return query.size > 0 ? `${paths.booking}?${query}` : paths.booking
}

/** NaN unless 1 to 100. */
export function readPeople(text: string): number {
  const people = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
  return people >= 1 && people <= MAX_PEOPLE ? people : Number.NaN
}
