import type { Language } from '#i18n/languages.ts'
import type { BookingState, DueWay, PaymentMeans, PaymentState } from '../booking.ts'
import type { StaffGuest } from '../group/group.ts'
import type { BookingBalance } from './booking-balance.ts'
import type { InvoiceAddress } from './booking-form.ts'
import type { MoveRequest } from './move-request.ts'
import type { EmergencyContact } from './emergency-contact.ts'
import type { VoucherSummary } from './voucher-summary.ts'

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

export interface StaffBooking {
  id: string
  /** `bookingRevision`, sent along with changes. */
  seen: string
  number: number
  state: BookingState
  payment: PaymentState
  people: number
  language: Language
  name: string
  /** Null for who booked by telephone without one. */
  email: string | null
  phone: string | null
  company: string | null
  invoiceAddress: InvoiceAddress | null
  participants: string[]
  emergencyContact: EmergencyContact | null
  /** Who entered himself, with food and what must be known. */
  guests: StaffGuest[]
  note: string | null
  staffNote: string | null
  moveRequest: MoveRequest | null
  /** Of a group: the price goes with it to another date. */
  hasAgreedPrice: boolean
  totalCents: number
  voucherCents: number
  paidCents: number
  refundedCents: number
  /** Charged back by the customer's bank. */
  withdrawnCents: number
  /** The customer's bank decides about it; more than zero during a dispute. */
  contestedCents: number
  /** Turned into a new voucher. */
  creditedCents: number
  waivedCents: number
  waivedKeptCents: number
  feeCents: number
  dueCents: number
  refundCents: number
  account: BookingBalance | null
  voucher: VoucherSummary | null
  /** Returned to the voucher for cancelled places. */
  voucherBackCents: number
  /** Lost because the voucher is void or suspended. */
  voucherLostCents: number
  /** The part of it that the provider sends; the rest is refunded by hand. */
  refundOnItsWayCents: number
  refundStuck: boolean
  needsAttention: BookingNeed[]
  dueWay: DueWay
  onTrust: boolean
  feeTodayCents: number
  createdAt: string
  termsVersion: string
  heldUntil: string | null
  offeredUntil: string | null
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
