import {
  type BookingMoney,
  amountDueCents,
  type PaymentState,
  paymentStateAfter,
  receivedCents,
  refundDueCents,
} from '../booking.ts'
import { isUsable, type VoucherSummary } from './voucher-summary.ts'

/**
 * What became of the money of a cancelled booking, in Rappen. What was paid is what is kept, went back, goes back, came
 * back to a voucher and would have come back to a void one.
 */
export interface BookingBalance {
  /** All that was paid, by money and by voucher. */
  paidCents: number
  /** What of that a voucher paid. */
  byVoucherCents: number
  keptCents: number
  /** Has gone back. */
  refundedCents: number
  /** Goes back still. */
  refundCents: number
  /** The provider did not send it. */
  refundFailed: boolean
  voucherBackCents: number
  /** Would go back to a voucher that is void, or is becoming so: nothing does. */
  voucherLostCents: number
  feeCents: number
  /** What of the fee is still to be paid. */
  dueCents: number
}

/** Nothing is owed any more. What we gave back out of kindness is not asked for again. */
const SETTLED: readonly PaymentState[] = ['paid', 'nothing_due', 'refunded']

/** What a customer still has to pay, in Rappen. */
export function outstandingCents(booking: BookingMoney): number {
  const settled = booking.state === 'moved' || SETTLED.includes(booking.payment)
  return settled ? 0 : Math.max(0, amountDueCents(booking) - receivedCents(booking))
}

/** The voucher of a booking, and what the booking gave back of it, as much as it had paid by it, in Rappen. */
export interface BookingVoucher {
  voucher: VoucherSummary | null
  givenBackCents: number
}

/** Where what a booking gave back to its voucher is: on it, or nowhere because it is void. */
export function voucherMoves({
  voucher,
  givenBackCents,
}: BookingVoucher): Pick<BookingBalance, 'voucherBackCents' | 'voucherLostCents'> {
  const isLost = voucher !== null && !isUsable(voucher)
  return {
    voucherBackCents: isLost ? 0 : givenBackCents,
    voucherLostCents: isLost ? givenBackCents : 0,
  }
}

/** @param booking as it stands now: what came back to a voucher is no longer part of it */
export function bookingBalance(booking: BookingMoney, read: BookingVoucher): BookingBalance {
  const { paidCents, voucherCents, refundedCents, feeCents, payment } = booking
  const refundCents = refundDueCents(booking)
  return {
    paidCents: paidCents + voucherCents + read.givenBackCents,
    byVoucherCents: voucherCents + read.givenBackCents,
    keptCents: receivedCents(booking) - refundCents,
    refundedCents,
    refundCents,
    refundFailed: payment === 'refund_failed',
    ...voucherMoves(read),
    feeCents,
    dueCents: outstandingCents(booking),
  }
}

/** What a voucher has to give back once a booking owes less, in Rappen: a course voucher all or nothing. */
export function voucherRefundCents(booking: BookingMoney, kind: VoucherSummary['kind'] | undefined): number {
  const back = Math.min(booking.voucherCents, Math.max(0, receivedCents(booking) - amountDueCents(booking)))
  return kind === 'course' && back > 0 ? booking.voucherCents : back
}

/**
 * How a booking stands when less is owed and its voucher has given back so much. Where a course voucher came back whole,
 * what is missing then is owed on invoice.
 */
export function settleBalance<Money extends BookingMoney>(after: Money, voucherBackCents: number): Money {
  const settled = { ...after, voucherCents: after.voucherCents - voucherBackCents }
  const isOwed = voucherBackCents > 0 && receivedCents(settled) < amountDueCents(settled)
  const payment = isOwed && refundDueCents(settled) === 0 ? 'invoiced' : paymentStateAfter(settled)
  return { ...settled, payment }
}

/** A hold that its customer gives up is settled: money that is still under way must not book it again (ADR-006). */
export function paymentStateAfterCancellation(before: BookingMoney, settled: PaymentState): PaymentState {
  return before.state === 'held' && settled === 'open' ? 'nothing_due' : settled
}

/** What a cancellation would make of a booking's money and of its voucher; changes nothing. */
export function previewCancellation(
  booking: BookingMoney,
  { feeCents: asked, voucher }: { feeCents: number; voucher: VoucherSummary | null },
): { account: BookingBalance; voucher: VoucherSummary | null } {
  const feeCents = Math.min(asked, booking.totalCents)
  const after = { ...booking, state: 'cancelled' as const, feeCents }
  const givenBackCents = voucherRefundCents(after, voucher?.kind)
  const settled = settleBalance(after, givenBackCents)
  const payment = paymentStateAfterCancellation(booking, settled.payment)
  const then = voucher && { ...voucher, worthCents: voucher.worthCents + givenBackCents }
  return {
    account: bookingBalance({ ...settled, payment }, { voucher, givenBackCents }),
    voucher: then && isUsable(then) ? then : voucher,
  }
}
