import type { BookingState, PaymentState } from '../booking.ts'
import type { BookingBalance } from './booking-balance.ts'
import type { VoucherSummary } from './voucher-summary.ts'

/** A booking as its owner sees it behind the private link. Travels as JSON. `Event` is the calendar's own shape. */
export interface BookingView<Event = unknown> {
  reference: string
  /** Goes along with a change, so that it is made only as long as this view holds. */
  seen: string
  number: number
  state: BookingState
  payment: PaymentState
  people: number
  totalCents: number
  voucherCents: number
  paidCents: number
  /** What of that has gone back. */
  refundedCents: number
  /** What goes back still. */
  refundCents: number
  /** Owed for cancelled places: part of the total as long as the booking stands. */
  feeCents: number
  /** Still to be paid. */
  dueCents: number
  name: string
  email: string
  participants: string[]
  /** Instants, ISO 8601. */
  heldUntil: string | null
  offeredUntil: string | null
  event: Event
  /** What cancelling would cost today. */
  feeTodayCents: number
  mayCancel: boolean
  mayMove: boolean
  mayChangePeople: boolean
  /** What became of the money; null unless it is cancelled. */
  account: BookingBalance | null
  /** The voucher it was paid with, or holds. */
  voucher: VoucherSummary | null
  /** What came back to that voucher, of cancelled places. */
  voucherBackCents: number
  /** What of cancelled places would have come back to a voucher that is void, or becoming so. */
  voucherLostCents: number
  /** What cancelling now would make of the money and of the voucher; null without a place, or too late. */
  onCancel: { account: BookingBalance; voucher: VoucherSummary | null } | null
  /** A voucher waits along; what it pays is known when a place is taken. */
  voucherNoted: boolean
  /** Was taken off the waiting list before it had a place. */
  leftList: boolean
  /** Places are offered and can be taken. */
  offerOpen: boolean
  /** The hosted page while it can be paid. */
  payUrl: string | null
  /** How many people are still missing until the event takes place, and the day of the decision; null without a minimum. */
  minimum: { missing: number; decideBy: string | null } | null
  /** Paid at the test till: no money moved. */
  test: boolean
}
