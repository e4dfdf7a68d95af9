import {
  type BookingMoney,
  type BookingState,
  type PaymentState,
  amountDueCents,
  coveredCents,
  paymentStateAfter,
  receivedCents,
  refundDueCents,
  refundOnHoldCents,
  securedCents,
  stillWaivedCents,
} from '../booking.ts'
import { type VoucherSummary, isUsable } from './voucher-summary.ts'

/**
 * Settlement in Rappen: paid = kept + refunded + withdrawn + to refund + on hold + as a new voucher + back on the voucher +
 * lost on a void one.
 */
export interface BookingBalance {
  paidCents: number
  byVoucherCents: number
  keptCents: number
  refundedCents: number
  /** Charged back by the customer's bank. */
  withdrawnCents: number
  /** As a new voucher. */
  creditedCents: number
  refundCents: number
  /** Waits for the decision of the customer's bank. */
  onHoldCents: number
  disputeOpen: boolean
  refundFailed: boolean
  voucherBackCents: number
  /** Would return to a void or suspended voucher, so it is lost. */
  voucherLostCents: number
  feeCents: number
  dueCents: number
}

const SETTLED: readonly PaymentState[] = ['paid', 'nothing_due', 'refunded']

/** What the customer still has to pay, in Rappen. */
export function outstandingCents(booking: BookingMoney) {
  const settled = booking.state === 'moved' || SETTLED.includes(booking.payment)
  return settled ? 0 : Math.max(0, amountDueCents(booking) - coveredCents(booking))
}

export interface BookingVoucher {
  voucher: VoucherSummary | null
  returnedCents: number
}

/** Splits what a booking returned to its voucher into usable and lost (void voucher). */
export function voucherMoves({ voucher, returnedCents }: BookingVoucher) {
  const isLost = voucher !== null && !isUsable(voucher)
  return {
    voucherBackCents: isLost ? 0 : returnedCents,
    voucherLostCents: isLost ? returnedCents : 0,
  }
}

/** @param booking current state, without what was returned to a voucher */
export function bookingBalance(booking: BookingMoney, read: BookingVoucher): BookingBalance {
  const { paidCents, voucherCents, refundedCents, withdrawnCents, creditedCents, feeCents, payment } = booking
  const refundCents = refundDueCents(booking)
  const onHoldCents = refundOnHoldCents(booking)
  return {
    paidCents: paidCents + voucherCents + read.returnedCents,
    byVoucherCents: voucherCents + read.returnedCents,
    keptCents: receivedCents(booking) - refundCents - onHoldCents,
    refundedCents,
    withdrawnCents,
    creditedCents,
    refundCents,
    onHoldCents,
    disputeOpen: booking.contestedCents > 0,
    refundFailed: payment === 'refund_failed',
    ...voucherMoves(read),
    feeCents,
    dueCents: outstandingCents(booking),
  }
}

/** The voucher's part beyond the amount due, in Rappen. Contested money may not pay the amount due. */
export function voucherExcessCents(booking: BookingMoney) {
  return Math.min(booking.voucherCents, Math.max(0, securedCents(booking) - amountDueCents(booking)))
}

/**
 * What returns to the vouchers when the amount due falls, in Rappen: of those that came later first, of a course voucher all or nothing;
 * and how much of it reaches one that is still usable.
 */
export function voucherRefund(
  booking: BookingMoney,
  voucher: Pick<VoucherSummary, 'kind' | 'standing' | 'parts'> | null,
) {
  const excess = voucherExcessCents(booking)
  const alone = {
    kind: voucher?.kind ?? 'value',
    usable: voucher === null || isUsable(voucher),
    takenCents: booking.voucherCents,
  }
  const parts = voucher?.parts?.length ? voucher.parts : [alone]
  let [left, usableCents, isWhole] = [excess, 0, true]
  for (const { kind, usable, takenCents } of parts) {
    const cents = kind === 'course' && left > 0 ? takenCents : Math.min(takenCents, Math.max(0, left))
    left -= cents
    if (usable) usableCents += cents
    if (cents < takenCents) isWhole = false
  }
  return { backCents: isWhole ? booking.voucherCents : excess, usableCents }
}

/**
 * The state after a reduction and voucher credit; if a course voucher returned whole, the rest is invoiced. What was invoiced and is
 * covered now is paid.
 */
export function settleBalance<Money extends BookingMoney>(after: Money, voucherBackCents: number): Money {
  const settled = { ...after, voucherCents: after.voucherCents - voucherBackCents }
  const isPending = voucherBackCents > 0 && coveredCents(settled) < amountDueCents(settled)
  const isCovered = amountDueCents(settled) > 0 && coveredCents(settled) === amountDueCents(settled)
  if (settled.payment === 'invoiced' && isCovered) return { ...settled, payment: 'paid' }
  const payment = isPending && refundDueCents(settled) === 0 ? 'invoiced' : paymentStateAfter(settled)
  return { ...settled, payment }
}

/** A released hold is settled: a payment still in transit must not book it again (ADR-006). */
export function paymentStateAfterCancellation(before: BookingMoney, settled: PaymentState): PaymentState {
  return before.state === 'held' && settled === 'open' ? 'nothing_due' : settled
}

/** Settlement and voucher as if cancelled now; changes nothing. */
export function previewCancellation(
  booking: BookingMoney,
  { feeCents: requestedFeeCents, voucher }: { feeCents: number; voucher: VoucherSummary | null },
) {
  const feeCents = Math.min(requestedFeeCents, booking.totalCents)
  const after = { ...booking, state: 'cancelled' as const, feeCents }
  const { backCents: returnedCents, usableCents } = voucherRefund(after, voucher)
  const settled = settleBalance(after, returnedCents)
  const payment = paymentStateAfterCancellation(booking, settled.payment)
  const then = voucher && { ...voucher, worthCents: voucher.worthCents + usableCents }
  return {
    account: bookingBalance({ ...settled, payment }, { voucher, returnedCents }),
    voucher: then && isUsable(then) ? then : voucher,
  }
}

/** Before, a voucher is part of what is booked; a booking that moved has its money elsewhere. */
const NOT_YET: readonly BookingState[] = ['held', 'waitlisted', 'moved']

/** Whether a voucher may pay part of the amount due: the booking is invoiced, or paid on arrival or by transfer. */
export function takesVoucher(booking: BookingMoney) {
  return booking.payment === 'invoiced' && !NOT_YET.includes(booking.state) && outstandingCents(booking) > 0
}

/**
 * A booking after money went back at the provider, or came from there again, with what is waived. Money that went and leaves more open
 * than before was not to be given back: it is waived. What comes again was waived first.
 * @param owedCents of what went, what we had promised: never waived, also where its places were taken again meanwhile
 */
export function withWaived<Money extends BookingMoney>(before: Money, after: Money, dueCents = 0): Money {
  const goneCents = receivedCents(before) - receivedCents(after)
  if (goneCents < 0) {
    const backCents = Math.min(before.waivedCents, -goneCents)
    return {
      ...after,
      waivedCents: before.waivedCents - backCents,
      waivedKeptCents: before.waivedKeptCents + backCents,
    }
  }
  const moreCents = Math.min(openCents(after) - openCents(before), goneCents - dueCents)
  if (moreCents <= 0) return after
  const waivedCents = stillWaivedCents(before) + moreCents
  return { ...after, waivedCents, waivedKeptCents: receivedCents(after) }
}

function openCents(booking: BookingMoney) {
  return Math.max(0, amountDueCents(booking) - coveredCents(booking))
}
