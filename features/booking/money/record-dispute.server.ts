import type { Transaction } from '#platform/database/database.ts'
import {
  ATTENTION_OF_STATUS,
  type DisputeAttention,
  settledAttention,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { listPayments } from '../database/booking-payments-repository.server.ts'
import {
  insertBookingPaymentEvent,
  lockBooking,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { applyDisputedMoney, disputedMoneyOf } from './disputed-money.server.ts'
import { lockBookingOfPayment } from './lock-booking-of-payment.server.ts'

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'payments' | 'invoices' | 'ownerEmail'>

/**
 * Processes a dispute event of a provider, once and in any order (ADR-027); `unknown_payment` while it precedes the payment's own
 * event. Locks the booking.
 */
export function recordBookingDispute(
  deps: Deps,
  event: PaymentEvent & { kind: 'disputed' },
): Promise<'applied' | 'unchanged' | 'duplicate' | 'unknown_payment'> {
  const { provider } = deps.payments
  const { disputeId, disputedCents, standing, occurredAt: reportedAt } = event
  return deps.db.transaction(async (tx) => {
    const paid = event.paymentId
      ? await lockBookingOfPayment(tx, { provider, paymentId: event.paymentId })
      : undefined
    if (!paid) return 'unknown_payment'
    const { booking, payment } = paid
    const now = deps.clock()
    const seen = { id: event.id, bookingId: booking.id, kind: event.kind, receivedAt: now }
    if (!(await insertBookingPaymentEvent(tx, seen))) return 'duplicate'
    const dispute = { disputeId, disputedCents, standing, reportedAt }
    if ((await recordDispute(tx, payment, dispute)) === 'unchanged') return 'unchanged'
    await applyDisputes(tx, deps, booking, { reason: ATTENTION_OF_STATUS[standing], now })
    return 'applied'
  })
}

/** Applies the disputes of a locked booking's payments. Notifies the owner of a new reason. */
export async function applyDisputes(
  tx: Transaction,
  deps: Deps,
  booking: StoredBooking,
  { reason, now }: { reason: DisputeAttention; now: Date },
): Promise<void> {
  const payments = await listPayments(tx, booking.id)
  const disputes = (await Promise.all(payments.map((payment) => listDisputes(tx, payment)))).flat()
  const settled: readonly string[] = settledAttention(disputes)
  const others = booking.needsAttention.filter((each) => each !== reason && !settled.includes(each))
  const needsAttention = [...others, reason]
  const changed = await applyDisputedMoney(tx, deps, booking, { needsAttention, now })
  if (booking.needsAttention.includes(reason)) return
  await recordDisputeEvent(tx, changed, { reason, now })
  await enqueueBookingMails(tx, deps, changed, reason)
}

/**
 * Applies disputes of payments of its invoices, of which the owner is notified there. Needs the event's lock.
 * @param reason none: no dispute changed, but what is left of the payments
 */
export async function applyInvoiceDisputes(
  tx: Transaction,
  deps: Parameters<typeof applyDisputedMoney>[1],
  bookingId: string,
  { reason, now }: { reason: DisputeAttention | undefined; now: Date },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  const { contestedCents } = await disputedMoneyOf(tx, deps, booking)
  if (!reason && contestedCents === booking.contestedCents) return
  const { needsAttention } = booking
  const changed = await applyDisputedMoney(tx, deps, booking, { needsAttention, now })
  if (reason) await recordDisputeEvent(tx, changed, { reason, now })
}

function recordDisputeEvent(
  tx: Transaction,
  { id: bookingId, contestedCents, withdrawnCents }: StoredBooking,
  { reason, now }: { reason: DisputeAttention; now: Date },
): Promise<void> {
  const detail = { contestedCents, withdrawnCents }
  return recordBookingEvent(tx, { bookingId, at: now, action: reason, detail })
}
