import type { Language } from '#i18n/languages.ts'
import type { BookingMoney, PaymentMeans } from '../booking.ts'
import type { BookingFacts } from './booking-view.ts'
import type { StaffGuest } from '../group/group.ts'

export const BOOKING_ATTENTION = [
  'amount_mismatch',
  'wrong_mode',
  'dispute_inquiry',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type BookingAttention = (typeof BOOKING_ATTENTION)[number]

/** `to_phone`: there is news, and no e-mail address to send it to. `move_wished`: see `moveRequest`. */
export type BookingNeed = BookingAttention | 'to_phone' | 'move_wished'

export interface StaffBooking extends BookingFacts, BookingMoney {
  id: string
  language: Language
  /** Who entered himself, with food and what must be known. */
  guests: StaffGuest[]
  note: string | null
  staffNote: string | null
  /** Of a group: the price goes with it to another date. */
  hasAgreedPrice: boolean
  /** The part of `refundCents` that the provider sends; the rest is refunded by hand. */
  refundOnItsWayCents: number
  refundStuck: boolean
  needsAttention: BookingNeed[]
  onTrust: boolean
  createdAt: string
  history: BookingHistoryLine[]
}

export interface BookingHistoryLine {
  at: string
  action: string
  byStaff: boolean
  means?: PaymentMeans
  /** Of a changed number of people. */
  people?: { from: number; to: number }
}

/** Needs staff: an invoice to approve, or a payment or refund to check. */
export type WaitingBooking = Pick<
  StaffBooking,
  'id' | 'number' | 'name' | 'company' | 'people' | 'payment' | 'refundStuck' | 'needsAttention'
> & { eventId: string }

export interface BookedPeople {
  /** Confirmed, attended or not. */
  booked: number
  held: number
  waiting: number
}

export const NO_PEOPLE: BookedPeople = { booked: 0, held: 0, waiting: 0 }

/** Set by staff once the event has begun. */
export const ATTENDANCES = ['attended', 'no_show', 'confirmed'] as const
export type Attendance = (typeof ATTENDANCES)[number]

export const MAX_STAFF_NOTE = 1000
