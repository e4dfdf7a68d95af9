import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import {
  cents,
  choice,
  count,
  flag,
  json,
  line,
  listOf,
  optional,
  required,
  text,
  uuid,
  whole,
  withFallback,
} from '#kit/fields.ts'
import { type BookingState, DUE_WAYS, MAX_PEOPLE, PAYMENT_MEANS, type PaymentState } from '../booking.ts'
import type { MailPreview } from '../mail/booking-notifications.ts'
import { MAX_REVISION_LENGTH } from '../rules/booking-revision.ts'
import type { EmergencyContact, StaffBookingDraft } from '../rules/booking-form.ts'
import { ATTENDANCES, MAX_STAFF_NOTE, type WaitingBooking } from '../rules/staff-booking.ts'
import { BOOKING_REFUSALS } from './booking-refusals.ts'
import { BOOKING_FILTERS, BOOKING_SORTS, type BookingList } from './listed-booking.ts'

export interface BookedByStaff {
  id: string
  number: number
  state: BookingState
  payment: PaymentState
  /** ISO 8601; until then the places are held. */
  offeredUntil: string | null
}

const MOST_CENTS = 100_000_000
const MOST_PER_PLACE_CENTS = 1_000_000

export const bookingList = listOf({
  filters: BOOKING_FILTERS,
  first: 'coming',
  whenSearched: 'all',
  sorts: BOOKING_SORTS,
  searchLength: MAX_SEARCH,
})

/** Revision that the page showed; without it nothing is compared. */
const seen = optional(line(MAX_REVISION_LENGTH))
const amount = cents(1, MOST_CENTS)
/** Of the new date: its price per place, as shown, counts. */
const destination = { eventId: uuid(), priceCents: optional(cents(0, MOST_PER_PLACE_CENTS)) }

const CHANGE = { changesCalendar: true } as const
const MONEY = { ...CHANGE, risk: 'returns_money' } as const

/** Bookings of all events, and what is done to one of them. */
export const bookings = contract(
  {
    permission: 'bookings',
    refusals: BOOKING_REFUSALS,
    missing: 'unknown_booking',
    subject: 'bookingId',
  },
  {
    /** By telephone. `key`: of the form; pressed twice with one, it books once. Invoices may go to anybody: staff have agreed. */
    book: post(
      '/bookings',
      { booking: whole<{ key: string; form: StaffBookingDraft }>() },
      { ...CHANGE, isCreated: true, audit: 'booking_made', missing: 'unknown_event' },
    ).answers<BookedByStaff>(),
    list: get('/bookings', bookingList.fields).answers<BookingList>(),
    csv: file('/bookings.csv', bookingList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    /** Those that wait for staff, with their events. */
    waiting: get('/waiting-bookings').answers<{ bookings: WaitingBooking[]; events: CalendarEvent[] }>(),
    /** For customers without an e-mail address. */
    paper: file('/bookings/:id/confirmation.pdf'),
    /** Without a fee that of the terms. */
    cancel: post('/bookings/:id/cancellation', { feeCents: optional(cents(0, MOST_CENTS)), seen }, MONEY),
    /** `reprice`: of pages that were opened before the price itself was sent: they read the current one first. */
    move: post(
      '/bookings/:id/move',
      { ...destination, notify: withFallback(flag(), true), reprice: optional(flag()), seen },
      MONEY,
    ),
    /** Who would get what. */
    previewMove: post('/bookings/:id/move-preview', destination).answers<MailPreview>(),
    changePeople: post('/bookings/:id/people', { people: count(1, MAX_PEOPLE), seen }, MONEY),
    nameParticipants: post('/bookings/:id/participants', { names: json<string[]>() }, CHANGE),
    /** Both or nothing. */
    setEmergencyContact: post(
      '/bookings/:id/emergency',
      { contact: json<EmergencyContact | null>() },
      CHANGE,
    ),
    markAttendance: post('/bookings/:id/attendance', { state: choice(ATTENDANCES) }, CHANGE),
    note: post('/bookings/:id/note', { note: text(MAX_STAFF_NOTE) }, CHANGE),
    grantPlace: post('/bookings/:id/confirmation', { dueWay: optional(choice(DUE_WAYS)) }, CHANGE),
    markCalled: post('/bookings/:id/call', {}, CHANGE),
    settleWish: post('/bookings/:id/wish', {}, CHANGE),
    confirmHeld: post('/bookings/:id/invoice', {}, CHANGE),
    pay: post(
      '/bookings/:id/payment',
      { cents: amount, means: optional(choice(PAYMENT_MEANS)) },
      { ...CHANGE, audit: 'booking_paid' },
    ),
    /** As much as it can of what is due; typed, or scanned from the voucher's QR code. */
    payByVoucher: post(
      '/bookings/:id/voucher',
      { code: required(line(MAX_SCANNED)) },
      { ...CHANGE, audit: 'booking_paid' },
    ),
    refund: post(
      '/bookings/:id/refund',
      { cents: amount },
      { ...MONEY, permission: 'refunds', audit: 'booking_refunded' },
    ),
    retryRefund: post(
      '/bookings/:id/refund-attempt',
      {},
      { ...MONEY, permission: 'refunds', audit: 'booking_refunded' },
    ),
    approve: post('/bookings/:id/agreement', {}, CHANGE),
    sendMail: post('/bookings/:id/mail', {}, CHANGE),
  },
)
