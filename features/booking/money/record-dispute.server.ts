import type { Transaction } from '#platform/database/database.ts'
import {
  ATTENTION_OF_STATUS,
  type DisputeAttention,
  type DisputedMoney,
  type DisputedPayment,
  disputedMoney,
  settledAttention,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'
import type { BookingDeps, InvoicesPort } from '../booking-deps.server.ts'
import {
  listPayments,
  setPaymentMoney,
  lockBookingOfPayment,
} from '../database/booking-payments-repository.server.ts'
import {
  type StoredBooking,
  insertBookingPaymentEvent,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { BOOKING_MAIL, enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { haltRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { paymentStateAfter, refundDueCents } from '../booking.ts'
import { withWaived } from '../rules/booking-balance.ts'
import { enqueueRefunds } from './enqueue-refunds.server.ts'

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
) {
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
) {
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
  return recordBookingEvent(tx, bookingId, now, reason, { detail })
}

type Invoices = Pick<InvoicesPort, 'contestedCents'>

/**
 * Brings the money of a locked booking in line with disputes of its payments and of its invoices' payments: stops refunds that are not
 * sent yet, and enqueues what is due without them.
 */
export async function applyDisputedMoney(
  tx: Transaction,
  deps: { payments: Pick<Payments, 'provider'>; invoices: Invoices },
  booking: StoredBooking,
  { needsAttention, now }: Pick<StoredBooking, 'needsAttention'> & { now: Date },
) {
  const payments = await listPayments(tx, booking.id)
  await haltRefunds(
    tx,
    payments.map(({ paymentId }) => paymentId),
    now,
  )
  const money = await disputedMoneyOf(tx, deps, booking)
  const after = withWaived(booking, { ...booking, ...money })
  const { waivedCents, waivedKeptCents } = after
  const payment = paymentStateAfter(after)
  const changed = await updateBooking(
    tx,
    booking.id,
    { ...money, waivedCents, waivedKeptCents, payment, needsAttention },
    now,
  )
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
  return changed
}

/**
 * What disputes of a booking's payments take, in Rappen, to be stored with its refunds; updates the payments. Money that an invoice
 * lost to a dispute is no longer among what was paid, so of invoices only the contested part counts. Needs the booking's lock.
 */
export async function disputedMoneyOf(
  tx: Transaction,
  { invoices }: { invoices: Invoices },
  booking: StoredBooking,
): Promise<DisputedMoney> {
  const disputed: DisputedPayment[] = []
  for (const payment of await listPayments(tx, booking.id)) {
    const { amountCents, refundedCents: sentCents } = payment
    const one = { amountCents, disputes: await listDisputes(tx, payment) }
    const { withdrawnCents } = disputedMoney([one], amountCents - sentCents)
    if (withdrawnCents !== payment.withdrawnCents)
      await setPaymentMoney(tx, payment, { refundedCents: sentCents, withdrawnCents })
    disputed.push(one)
  }
  const { withdrawnCents, contestedCents } = disputedMoney(
    disputed,
    booking.paidCents - booking.refundedCents,
  )
  return {
    withdrawnCents,
    contestedCents: contestedCents + (await invoices.contestedCents(tx, booking)),
  }
}
