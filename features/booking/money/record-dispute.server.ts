import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import {
  ATTENTION_OF_STANDING,
  type DisputeAttention,
  settledAttention,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { haltRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { paymentStateAfter, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { listPayments } from '../database/booking-payments-repository.server.ts'
import {
  insertBookingPaymentEvent,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { BOOKING_MAIL, enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { disputedMoneyOf } from './disputed-money.server.ts'
import { enqueueRefunds } from './enqueue-refunds.server.ts'
import { lockBookingOfPayment } from './lock-booking-of-payment.server.ts'

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'payments' | 'ownerEmail'>

/**
 * Processes a dispute event of a provider, once and in any order (ADR-027); `unknown_payment` while it precedes the payment's own
 * event. Locks the booking.
 */
export function recordBookingDispute(
  deps: Deps,
  event: PaymentEvent & { kind: 'disputed' },
): Promise<'applied' | 'unchanged' | 'duplicate' | 'unknown_payment'> {
  const { provider } = deps.payments
  const { disputeId, disputedCents, standing, occurredAt: toldAt } = event
  return deps.db.transaction(async (tx) => {
    const paid = event.paymentId
      ? await lockBookingOfPayment(tx, { provider, paymentId: event.paymentId })
      : undefined
    if (!paid) return 'unknown_payment'
    const { booking, payment } = paid
    const now = deps.clock()
    const seen = { id: event.id, bookingId: booking.id, kind: event.kind, receivedAt: now }
    if (!(await insertBookingPaymentEvent(tx, seen))) return 'duplicate'
    const dispute = { disputeId, disputedCents, standing, toldAt }
    if ((await recordDispute(tx, payment, dispute)) === 'unchanged') return 'unchanged'
    await applyDisputes(tx, deps, booking, { reason: ATTENTION_OF_STANDING[standing], now })
    return 'applied'
  })
}

/**
 * Brings the money of a locked booking in line with its disputes: stops refunds that are not sent yet, and enqueues what
 * is due without them. Notifies the owner of a new reason.
 */
export async function applyDisputes(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'payments' | 'ownerEmail'>,
  booking: StoredBooking,
  { reason, now }: { reason: DisputeAttention; now: Date },
): Promise<void> {
  const payments = await listPayments(tx, booking.id)
  const disputes = (await Promise.all(payments.map((payment) => listDisputes(tx, payment)))).flat()
  await haltRefunds(
    tx,
    payments.map(({ paymentId }) => paymentId),
    now,
  )
  const after = { ...booking, ...(await disputedMoneyOf(tx, booking)) }
  const { contestedCents, withdrawnCents } = after
  const settled: readonly string[] = settledAttention(disputes)
  const others = booking.needsAttention.filter((each) => each !== reason && !settled.includes(each))
  const changed = await updateBooking(
    tx,
    booking.id,
    {
      contestedCents,
      withdrawnCents,
      payment: paymentStateAfter(after),
      needsAttention: [...others, reason],
    },
    now,
  )
  if (!booking.needsAttention.includes(reason)) {
    const detail = { contestedCents, withdrawnCents }
    await recordBookingEvent(tx, { bookingId: booking.id, at: now, action: reason, detail })
    await enqueueBookingMails(tx, deps, changed, reason)
  }
  await enqueueRefunds(tx, deps, changed, now)
  // Its cancellation promised no refund; now one is due.
  const { id, email, language } = changed
  const isNews = booking.contestedCents > 0 && changed.state === 'cancelled' && refundDueCents(changed) > 0
  if (isNews && email !== null)
    await enqueueMail(tx, {
      kind: BOOKING_MAIL,
      to: email,
      language,
      payload: { bookingId: id, news: 'cancelled' },
    })
}
