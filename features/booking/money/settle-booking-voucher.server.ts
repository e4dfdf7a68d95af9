import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  amountDueCents,
  paymentStateAfterLatePayment,
  type PaymentState,
  coveredCents,
  refundDueCents,
  testCentsAfter,
} from '../booking.ts'
import { lockBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

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
): Promise<Result<StoredBooking, { code: 'unknown_booking' | 'money_gone' }>> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refuse({ code: 'unknown_booking' })
  const after = { ...booking, voucherCents: booking.voucherCents + cents }
  if (after.voucherCents < 0 || after.voucherCents > booking.totalCents) return refuse({ code: 'money_gone' })
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
  await recordBookingEvent(tx, { bookingId, at: now, action, detail, ...(actorId && { actorId }) })
  return accept(settled)
}

/** Nothing but vouchers paid: nothing is due. With money it is paid, and what is missing is due again. */
export function paymentStateOfSum(after: StoredBooking): PaymentState {
  if (refundDueCents(after) > 0) return paymentStateAfterLatePayment(after)
  if (coveredCents(after) < amountDueCents(after))
    return SETTLED.includes(after.payment) ? 'invoiced' : after.payment
  if (!UNPAID.includes(after.payment)) return after.payment
  return after.paidCents > 0 ? 'paid' : 'nothing_due'
}

const SETTLED: readonly PaymentState[] = ['paid', 'nothing_due', 'refunded']
const UNPAID: readonly PaymentState[] = ['open', 'invoiced']
