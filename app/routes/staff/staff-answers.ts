import type { SecurityEntry } from '#features/account/security/security-log.ts'
import type { BookedPeople, StaffBooking, WaitingBooking } from '#features/booking/rules/staff-booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { EditableEvent, StaffEvent } from '#features/calendar/staff/staff-event.ts'
import type { StaffInquiries, StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import type { AlertView } from './alerts/alert-texts.ts'

/**
 * What the back office is told at each address below `/api/staff`, as JSON. Both sides are checked against this table:
 * the server's routes, which know no other address to read from, and whoever loads them.
 */
export interface StaffAnswers {
  '/overview': Overview
  '/alerts': { alerts: OpenAlert[] }
  '/mails': { mails: FailedMail[] }
  '/events': Season
  '/events/:id': EventFile
  '/waiting-bookings': WaitingBookings
  '/inquiries': StaffInquiries
  '/inquiries/:id': RequestFile
  '/orders': Page<'orders', StaffOrder>
  '/security': Page<'entries', SecurityEntry>
}

/** Addresses that answer a file to be saved. */
export type StaffFile =
  | '/events/:id/bookings.csv'
  | '/newsletter.csv'
  | '/inquiries/:id/attachments/:attachmentId'

/** An address as it is asked for: with its ids, and a query. */
export type StaffPath<Address extends string> = Address extends `${infer Start}/:${string}/${infer Rest}`
  ? StaffPath<`${Start}/${string}/${Rest}`>
  : Address extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Address | `${Address}?${string}`

type Page<Name extends string, Item> = Record<Name, Item[]> & { more: boolean }

export type SeasonEvent = StaffEvent & { people: BookedPeople }

export interface Season {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  events: SeasonEvent[]
}

export interface EventFile {
  /** The day in Switzerland. */
  today: string
  event: EditableEvent & { people: BookedPeople }
  bookings: StaffBooking[]
}

export interface RequestFile {
  /** Instant of the server's clock. */
  now: string
  inquiry: StaffInquiry
}

/** A mail that nobody tries to send any more. */
export interface FailedMail {
  id: string
  kind: string
  recipient: string
  /** Instant, ISO 8601. */
  createdAt: string
  /** What the mail server said last. */
  reason: string | null
}

export interface OpenAlert extends AlertView {
  /** Instant, ISO 8601. */
  raisedAt: string
}

/** What `POST /events` answers, also the calendar's own. */
export interface AddedEvent {
  id: string
}

/** What waits for somebody. */
export interface Overview {
  requests: number
  overdue: number
  /** Given up. */
  mails: number
  bookings: number
}

/** Bookings that wait for somebody, and the events that they belong to. */
export interface WaitingBookings {
  bookings: WaitingBooking[]
  events: CalendarEvent[]
}
