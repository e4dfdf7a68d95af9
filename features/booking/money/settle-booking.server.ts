import { accept, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  type PaymentState,
  amountDueCents,
  coveredCents,
  paymentStateAfter,
  paymentStateAfterLatePayment,
  refundDueCents,
  testCentsAfter,
} from '../booking.ts'
import { type StoredBooking, lockBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

/**
 * Records what an invoice was paid, or (below zero) what was undone of it. Needs the event's lock. Refused when that
 * amount was refunded meanwhile, or became a voucher.
 * @param test by the Testkasse
 */
export async function settleBookingInvoice(
  tx: Transaction,
  bookingId: string,
  {
    cents,
    invoice,
    actorId,
    now,
    test = false,
  }: { cents: number; invoice: string; actorId: string | undefined; now: Date; test?: boolean | undefined },
) {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refuseFor('unknown_booking')
  const after = { ...booking, paidCents: booking.paidCents + cents }
  const goneCents = after.refundedCents + after.withdrawnCents + (cents < 0 ? after.creditedCents : 0)
  if (after.paidCents < goneCents) return refuseFor('money_gone')
  const testCents = testCentsAfter(booking, { cents, test })
  const payment = cents > 0 ? paymentStateAfterLatePayment(after) : stateWithout(after)
  const isPaid = payment === 'paid'
  const settled = await updateBooking(
    tx,
    bookingId,
    { paidCents: after.paidCents, testCents, payment, ...(isPaid && { invoiceOnTrust: false }) },
    now,
  )
  const detail = { cents: Math.abs(cents), way: 'invoice', invoice }
  const action = cents > 0 ? 'paid' : 'payment_undone'
  await recordBookingEvent(tx, bookingId, now, action, { staffId: actorId, detail })
  return accept(settled)
}

const SETTLED: readonly PaymentState[] = ['paid', 'refund_due', 'refunded']

function stateWithout(after: StoredBooking): PaymentState {
  if (!SETTLED.includes(after.payment)) return after.payment
  if (coveredCents(after) < amountDueCents(after)) return 'invoiced'
  // All of it went the way it came: nothing is left to pay back.
  return after.paidCents === 0 && amountDueCents(after) === 0 ? 'nothing_due' : paymentStateAfter(after)
}

interface VoucherMoney {
  /** In Rappen, below zero for what is returned to the voucher. */
  cents: number
  voucherId: string
  lastFour?: string
  /** Number of the invoice that it pays. */
  invoice?: string
  actorId?: string | undefined
  /** Bought at the Testkasse. */
  test?: boolean | undefined
  now: Date
}

/**
 * Records what a voucher pays of an active booking, or what is returned to it; the caller writes the voucher's entry.
 * Needs the event's lock. Refused when less is left of the voucher's part.
 */
export async function settleBookingVoucher(
  tx: Transaction,
  bookingId: string,
  { cents, voucherId, lastFour, invoice, actorId, now, test = false }: VoucherMoney,
) {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refuseFor('unknown_booking')
  const after = { ...booking, voucherCents: booking.voucherCents + cents }
  if (after.voucherCents < 0 || after.voucherCents > booking.totalCents) return refuseFor('money_gone')
  const payment = paymentStateOfSum(after)
  const isSettled = coveredCents(after) >= amountDueCents(after)
  const settled = await updateBooking(
    tx,
    bookingId,
    {
      voucherCents: after.voucherCents,
      testCents: testCentsAfter(booking, { cents, test }),
      voucherId: booking.voucherId ?? (cents > 0 ? voucherId : null),
      payment,
      ...(isSettled && { invoiceOnTrust: false }),
    },
    now,
  )
  const detail = {
    cents: Math.abs(cents),
    way: 'voucher',
    ...(lastFour && { lastFour }),
    ...(invoice && { invoice }),
  }
  const action = cents > 0 ? 'voucher_paid' : 'voucher_undone'
  await recordBookingEvent(tx, bookingId, now, action, { staffId: actorId, detail })
  return accept(settled)
}

/** Nothing but vouchers paid: nothing is due. With money it is paid, and what is missing is due again. */
export function paymentStateOfSum(after: StoredBooking): PaymentState {
  if (refundDueCents(after) > 0) return paymentStateAfterLatePayment(after)
  if (coveredCents(after) < amountDueCents(after))
    return SETTLED_BY_SUM.includes(after.payment) ? 'invoiced' : after.payment
  if (!UNPAID.includes(after.payment)) return after.payment
  return after.paidCents > 0 ? 'paid' : 'nothing_due'
}

const SETTLED_BY_SUM: readonly PaymentState[] = ['paid', 'nothing_due', 'refunded']
const UNPAID: readonly PaymentState[] = ['open', 'invoiced']

/**
 * Takes what a credit note by hand credits off the price of a booking; off the fee of a cancelled one. A later number of people
 * keeps it: each other place, and an agreed price for any number, stays as it was but for that amount. Needs the event's lock.
 */
export async function lowerPrice(
  tx: Transaction,
  bookingId: string,
  { cents, invoice, actorId, now }: { cents: number; invoice: string; actorId: string; now: Date },
) {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return undefined
  const after = { ...booking, ...loweredPrice(booking, cents) }
  const { totalCents, feeCents, placeCents, agreedPrice } = after
  const payment = paymentStateOfSum(after)
  const isSettled = coveredCents(after) >= amountDueCents(after)
  const lowered = await updateBooking(
    tx,
    bookingId,
    {
      totalCents,
      feeCents,
      placeCents,
      agreedPrice,
      payment,
      ...(isSettled && { invoiceOnTrust: false }),
    },
    now,
  )
  const detail = { cents, invoice }
  await recordBookingEvent(tx, bookingId, now, 'credited', { staffId: actorId, detail })
  return lowered
}

function loweredPrice(
  { state, totalCents: before, feeCents, people, placeCents, agreedPrice }: StoredBooking,
  cents: number,
) {
  if (state === 'cancelled')
    return { totalCents: before, feeCents: Math.max(0, feeCents - cents), placeCents, agreedPrice }
  const totalCents = Math.max(0, before - cents)
  if (agreedPrice) {
    const agreed = agreedPrice.totalCents.map((each) => Math.max(0, each - cents))
    const fee = Math.min(feeCents, totalCents)
    return { totalCents, feeCents: fee, placeCents, agreedPrice: { ...agreedPrice, totalCents: agreed } }
  }
  const each = placeCents ?? (before - feeCents) / people
  return {
    totalCents,
    feeCents: Math.min(feeCents, totalCents),
    placeCents: Number.isInteger(each) ? each : null,
    agreedPrice,
  }
}
