import type { CheckInPicture } from '../roster/check-in-code.ts'
import type { BookingMoney, DueWay, PaymentMeans } from '../booking.ts'
import type { PlanView } from '../plan-b/plan-b.ts'
import type { AgreedView } from './booking-price.ts'
import type { BookingBalance } from './booking-balance.ts'
import type { InvoiceAddress, EmergencyContact } from './booking-form.ts'
import type { BookingGroup } from '../group/group.ts'
import type { MoveRequest } from './move-request.ts'
import type { VoucherSummary } from './voucher-summary.ts'

/** What was sent for it, in Rappen. */
export interface InvoiceOfBooking {
  number: string
  kind: 'invoice' | 'credit_note'
  part: 'whole' | 'deposit' | 'final'
  totalCents: number
  openCents: number
  /** In full. */
  isCredited: boolean
  /** `YYYY-MM-DD` */
  dueOn: string
  /** Of its private page. */
  reference: string
}

/** Of a booking, as its customer and staff see it; as JSON. */
export interface BookingFacts extends Omit<BookingMoney, 'waivedCents' | 'waivedKeptCents'> {
  /** `bookingRevision`, sent along with changes. */
  seen: string
  number: number
  people: number
  refundCents: number
  dueCents: number
  name: string
  /** Null for who booked by telephone without one. */
  email: string | null
  phone: string | null
  company: string | null
  invoiceAddress: InvoiceAddress | null
  participants: string[]
  emergencyContact: EmergencyContact | null
  /** How what is due gets to us, once confirmed. */
  dueWay: DueWay
  /** That the customer accepted. */
  termsVersion: string
  heldUntil: string | null
  offeredUntil: string | null
  feeTodayCents: number
  account: BookingBalance | null
  voucher: VoucherSummary | null
  /** Returned to the voucher for cancelled places. */
  voucherBackCents: number
  /** Lost because the voucher is void or suspended. */
  voucherLostCents: number
  /** A group's, until staff have answered. */
  moveRequest: MoveRequest | null
}

/** A booking as its customer sees it, on its private page and in mails. */
export interface CustomerBooking extends BookingFacts {
  reference: string
  /** Of giving up one place today. */
  placeFeeCents: number
  mayCancel: boolean
  mayMove: boolean
  mayChangePeople: boolean
  /** What an accepted quote says about the number of people; null without one. */
  agreed: AgreedView | null
  /** A voucher may pay of what is due. */
  mayUseVoucher: boolean
  /** Preview of cancelling now; null without a place or too late. */
  onCancel: { account: BookingBalance; voucher: VoucherSummary | null } | null
  /** The customer's; may be about health, so its text stays with us. */
  hasNote: boolean
  /** Its amount is known once a place is taken. */
  voucherNoted: boolean
  /** Cancelled while waiting. */
  leftList: boolean
  offerOpen: boolean
  /** Requests of the waiting list that are asked first, as of now; null without a place in it. */
  waitingAhead: number | null
  payUrl: string | null
  /** Missing people and the day of decision; null without a minimum. */
  minimum: { missing: number; decideBy: string | null } | null
  /** Set while an event that we postponed or called off asks what they choose, and afterwards. */
  plan: PlanView | null
  /** Paid at the Testkasse. */
  test: boolean
  /** What staff have entered. */
  paidByHand: PaymentMeans[]
  mayRequestMove: boolean
}

/** A booking on its private page, as JSON. `Event` is the calendar's type. */
export interface BookingView<Event = unknown> extends CustomerBooking {
  event: Event
  /** Null where guests cannot enter themselves. */
  group: BookingGroup | null
  /** To be shown at the door; null without a place, or when it is over. */
  checkIn: CheckInPicture | null
  /** Invoices and credit notes, the oldest first. */
  invoices: InvoiceOfBooking[]
}
