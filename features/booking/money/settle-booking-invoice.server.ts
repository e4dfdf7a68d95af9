import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  amountDueCents,
  paymentStateAfter,
  paymentStateAfterLatePayment,
  coveredCents,
  testCentsAfter,
  type PaymentState,
} from '../booking.ts'
import { lockBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

export type SettleInvoiceRefusal = { code: 'unknown_booking' | 'money_gone' }

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
): Promise<Result<StoredBooking, SettleInvoiceRefusal>> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refuse({ code: 'unknown_booking' })
  const after = { ...booking, paidCents: booking.paidCents + cents }
  const goneCents = after.refundedCents + after.withdrawnCents + (cents < 0 ? after.creditedCents : 0)
  if (after.paidCents < goneCents) return refuse({ code: 'money_gone' })
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
  await recordBookingEvent(tx, { bookingId, at: now, action, detail, ...(actorId && { actorId }) })
  return accept(settled)
}

const SETTLED: readonly PaymentState[] = ['paid', 'refund_due', 'refunded']

function stateWithout(after: StoredBooking): PaymentState {
  if (!SETTLED.includes(after.payment)) return after.payment
  if (coveredCents(after) < amountDueCents(after)) return 'invoiced'
  // All of it went the way it came: nothing is left to pay back.
  return after.paidCents === 0 && amountDueCents(after) === 0 ? 'nothing_due' : paymentStateAfter(after)
}
