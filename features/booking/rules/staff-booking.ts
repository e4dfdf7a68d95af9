import type { Language } from '#i18n/languages.ts'
import type { BookingState, PaymentState } from '../booking.ts'
import type { BookingBalance } from './booking-balance.ts'
import type { InvoiceAddress } from './booking-form.ts'
import type { VoucherSummary } from './voucher-summary.ts'

/** Why somebody of us has to look at the payments of a booking. */
export const BOOKING_ATTENTION = [
  'amount_mismatch',
  'wrong_mode',
  'dispute_inquiry',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type BookingAttention = (typeof BOOKING_ATTENTION)[number]

/** A booking as those who run the event see it. Travels as JSON, to signed-in people only. */
export interface StaffBooking {
  id: string
  /** Goes along with a change, so that it is made only as long as this view holds. */
  seen: string
  number: number
  state: BookingState
  payment: PaymentState
  people: number
  language: Language
  name: string
  email: string
  phone: string | null
  company: string | null
  invoiceAddress: InvoiceAddress | null
  participants: string[]
  /** The customer's words. */
  note: string | null
  /** Ours; the customer never sees it. */
  staffNote: string | null
  totalCents: number
  voucherCents: number
  paidCents: number
  /** What of that has gone back. */
  refundedCents: number
  feeCents: number
  /** Still to be paid. */
  dueCents: number
  /** Still to be given back. */
  refundCents: number
  /** What became of the money; null unless it is cancelled. */
  account: BookingBalance | null
  voucher: VoucherSummary | null
  /** What came back to the voucher, of cancelled places. */
  voucherBackCents: number
  /** What of cancelled places would have come back to a voucher that is void, or becoming so. */
  voucherLostCents: number
  /** What of that the payment provider sends by itself; the rest goes back by hand. */
  refundOnItsWayCents: number
  /** The provider has not answered it for a day; it is still tried. */
  refundStuck: boolean
  needsAttention: BookingAttention[]
  /** Booked by invoice, and nobody of us has looked at it. */
  onTrust: boolean
  /** What cancelling by the terms would cost the customer today. */
  feeTodayCents: number
  /** Instants, ISO 8601. */
  createdAt: string
  heldUntil: string | null
  offeredUntil: string | null
  /** What happened to it, oldest first. */
  diary: { at: string; action: string; byStaff: boolean }[]
}

/** A booking that waits for somebody of us: for a decision on an invoice, or for a look at its payments or refunds. */
export type WaitingBooking = Pick<
  StaffBooking,
  'id' | 'number' | 'name' | 'company' | 'people' | 'payment' | 'refundStuck' | 'needsAttention'
> & { eventId: string }

/** People, not bookings. */
export interface BookedPeople {
  /** Confirmed, come or not. */
  booked: number
  /** While somebody pays, or is asked whether they take a place. */
  held: number
  waiting: number
}

export const NO_PEOPLE: BookedPeople = { booked: 0, held: 0, waiting: 0 }

/** What staff may set by hand once an event has come. */
export const ATTENDANCES = ['attended', 'no_show', 'confirmed'] as const
export type Attendance = (typeof ATTENDANCES)[number]

/** Most characters of a note of ours. */
export const MAX_STAFF_NOTE = 1000
