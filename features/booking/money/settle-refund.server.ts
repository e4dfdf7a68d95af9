import type { Transaction } from '#platform/database/database.ts'
import {
  type StoredPaymentRefund,
  addLostRefund,
  findRefundOfProvider,
  isRefundPending,
  isRefundUnanswered,
  listPendingRefunds,
  lowerRefundsBefore,
  setProviderRefundId,
  settleRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import type { RefundOutcome } from '#platform/payments/refunds/send-pending-refund.ts'
import { paymentStateAfter, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import {
  type StoredPayment,
  setPaymentMoney,
  lockBookingOfPayment,
} from '../database/booking-payments-repository.server.ts'
import {
  type StoredBooking,
  insertBookingPaymentEvent,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { hasBookingEvent, recordBookingEvent } from '../database/booking-history.server.ts'
import { recordUnnamedDispute } from '#platform/payments/disputes/disputes-repository.ts'
import { applyDisputes, disputedMoneyOf } from './record-dispute.server.ts'
import { withWaived } from '../rules/booking-balance.ts'
import { enqueueRefunds } from './enqueue-refunds.server.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'payments' | 'invoices' | 'ownerEmail'>

/** Records the outcome of a refund, unless a webhook already has. */
export async function settleBookingRefund(
  deps: Deps,
  refund: StoredPaymentRefund,
  outcome: RefundOutcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const paid = await lockBookingOfPayment(tx, refund)
    if (!paid) throw new Error(`refund ${refund.id}: no booking has its payment`)
    const { booking, payment } = paid
    const now = deps.clock()
    if (outcome.kind === 'unanswered') return tellStuck(tx, deps, { booking, refund, now })
    if (outcome.kind === 'disputed') {
      const halted = { state: 'halted', lastError: outcome.reason, settledAt: now } as const
      const known = await recordUnnamedDispute(tx, payment, now)
      if (known === 'recorded') await applyDisputes(tx, deps, booking, { reason: 'disputed', now })
      if (known !== 'closed') return void (await settleRefund(tx, refund.id, 'owed', halted))
    }
    if (outcome.kind !== 'done') {
      const failed = { state: 'failed', lastError: outcome.reason, settledAt: now } as const
      if (await settleRefund(tx, refund.id, 'owed', failed))
        await tellFailed(tx, deps, booking, refund.amountCents, now)
      return
    }
    const { refundId } = outcome
    const done = { state: 'done', refundId, settledAt: now } as const
    const isOurs =
      (await settleRefund(tx, refund.id, 'owed', done)) || (await settleRefund(tx, refund.id, 'halted', done))
    if (!isOurs) return setProviderRefundId(tx, refund.id, refundId)
    await noteGoneBack(tx, deps, {
      booking,
      payment,
      refundedCents: refund.beforeCents + refund.amountCents,
      dueCents: refund.amountCents,
      now,
    })
  })
}

/** Records the total refunded of a payment, by us or at the provider's dashboard. Idempotent in any order. */
export async function recordRefundedTotal(
  tx: Transaction,
  deps: Deps,
  refund: { booking: StoredBooking; payment: StoredPayment; refundedCents: number; now: Date },
): Promise<'applied' | 'unchanged'> {
  const { payment, now } = refund
  const refundedCents = Math.min(refund.refundedCents, payment.amountCents)
  const [pending] = await listPendingRefunds(tx, [payment.paymentId])
  if (!pending || refundedCents <= pending.beforeCents)
    return noteGoneBack(tx, deps, { ...refund, refundedCents })
  const isOurs = refundedCents >= pending.beforeCents + pending.amountCents
  const lastError = isOurs ? null : 'another refund came in between'
  const state = isOurs ? 'done' : 'failed'
  await settleRefund(tx, pending.id, 'owed', { state, lastError, settledAt: now })
  // Our refund may have been made too: nothing more is sent before staff have checked.
  const isUnsure = !isOurs && pending.attempts > 0
  const dueCents = isOurs ? pending.amountCents : 0
  const outcome = await noteGoneBack(tx, deps, { ...refund, refundedCents, dueCents }, { goOn: !isUnsure })
  const booking = isUnsure && (await lockBooking(tx, payment.bookingId))
  if (booking && refundDueCents(booking) > 0)
    await tellFailed(tx, deps, booking, refundDueCents(booking), now)
  return outcome
}

/** A promised refund failed: it is due again and needs attention. */
export async function recordFailedRefund(tx: Transaction, deps: Deps, refund: StoredPaymentRefund) {
  const paid = await lockBookingOfPayment(tx, refund)
  const now = deps.clock()
  const failed = { state: 'failed', lastError: 'did not arrive', settledAt: now } as const
  if (!paid || !(await settleRefund(tx, refund.id, 'done', failed))) return
  await cameBack(tx, deps, paid, refund.amountCents, now)
}

/** A refund of the provider's dashboard did not arrive: as one of ours, once. Needs the booking's lock. */
export async function recordForeignFailedRefund(
  tx: Transaction,
  deps: Deps,
  paid: { booking: StoredBooking; payment: StoredPayment },
  { refundId, amountCents }: { refundId: string; amountCents: number },
) {
  const { booking, payment } = paid
  if (await isRefundUnanswered(tx, payment))
    throw new Error(`booking ${booking.id}: a refund failed while one is unanswered`)
  const now = deps.clock()
  const back = Math.min(amountCents, payment.refundedCents)
  const { provider, paymentId } = payment
  await addLostRefund(tx, {
    provider,
    paymentId,
    refundId,
    subject: 'booking',
    subjectId: booking.id,
    amountCents,
    beforeCents: payment.refundedCents - back,
    lastError: 'did not arrive',
    createdAt: now,
    settledAt: now,
  })
  await lowerRefundsBefore(tx, payment, back)
  await cameBack(tx, deps, paid, amountCents, now)
}

/** Refunded money that is here again, and due as far as it was promised. */
async function cameBack(
  tx: Transaction,
  deps: Deps,
  { booking, payment }: { booking: StoredBooking; payment: StoredPayment },
  cents: number,
  now: Date,
) {
  const back = Math.min(cents, payment.refundedCents)
  const { withdrawnCents } = payment
  await setPaymentMoney(tx, payment, { refundedCents: payment.refundedCents - back, withdrawnCents })
  const lessBack = { ...booking, refundedCents: booking.refundedCents - back }
  const after = withWaived(booking, { ...lessBack, ...(await disputedMoneyOf(tx, deps, lessBack)) })
  const changed = await updateBooking(tx, booking.id, moneyGone(after), now)
  // The rest is the bank's business.
  if (refundDueCents(changed) > 0) await tellFailed(tx, deps, changed, back, now)
}

async function noteGoneBack(
  tx: Transaction,
  deps: Deps,
  {
    booking,
    payment,
    refundedCents,
    dueCents = 0,
    now,
  }: Parameters<typeof recordRefundedTotal>[2] & { dueCents?: number },
  { goOn } = { goOn: true },
): Promise<'applied' | 'unchanged'> {
  const more = refundedCents - payment.refundedCents
  if (more <= 0) return 'unchanged'
  const withdrawnCents = Math.min(payment.withdrawnCents, payment.amountCents - refundedCents)
  await setPaymentMoney(tx, payment, { refundedCents, withdrawnCents })
  // Staff may have recorded the same money by hand.
  const refunded = {
    ...booking,
    refundedCents: Math.min(booking.paidCents, booking.refundedCents + more),
    testCents: Math.max(0, booking.testCents - (payment.provider === 'testkasse' ? more : 0)),
  }
  const gone = { ...refunded, ...(await disputedMoneyOf(tx, deps, refunded)) }
  const after = withWaived(booking, gone, dueCents)
  const changed = await updateBooking(tx, booking.id, moneyGone(after), now)
  await recordBookingEvent(tx, booking.id, now, 'refunded', { detail: { cents: more } })
  if (goOn) await enqueueRefunds(tx, deps, changed, now)
  return 'applied'
}

function moneyGone(after: StoredBooking) {
  const { refundedCents, withdrawnCents, contestedCents, testCents, waivedCents, waivedKeptCents } = after
  const money = { refundedCents, withdrawnCents, contestedCents, testCents, waivedCents, waivedKeptCents }
  return { ...money, payment: paymentStateAfter(after) }
}

async function tellStuck(
  tx: Transaction,
  deps: Deps,
  { booking, refund, now }: { booking: StoredBooking; refund: StoredPaymentRefund; now: Date },
) {
  const action = 'refund_stuck'
  const detail = { refund: refund.id, cents: refund.amountCents }
  if (!(await isRefundPending(tx, refund)) || (await hasBookingEvent(tx, booking.id, action, refund.id)))
    return
  await recordBookingEvent(tx, booking.id, now, action, { detail })
  await enqueueBookingMails(tx, deps, booking, action)
}

async function tellFailed(tx: Transaction, deps: Deps, booking: StoredBooking, cents: number, now: Date) {
  const failed = await updateBooking(tx, booking.id, { payment: 'refund_failed' }, now)
  await recordBookingEvent(tx, booking.id, now, 'refund_failed', { detail: { cents } })
  await enqueueBookingMails(tx, deps, failed, 'refund_failed')
}

/**
 * Processes a refund event once; `unknown_payment` while it precedes the payment's own event. Throws while a failed refund may be one
 * of ours that is unanswered, so that the provider retries.
 */
export function recordRefundEvent(
  deps: BookingDeps,
  event: PaymentEvent & { kind: 'refunded' | 'refund_failed' },
): Promise<'applied' | 'unchanged' | 'duplicate' | 'unknown_payment'> {
  const { provider } = deps.payments
  return deps.db.transaction(async (tx) => {
    const paid = event.paymentId
      ? await lockBookingOfPayment(tx, { provider, paymentId: event.paymentId })
      : undefined
    if (!paid) return 'unknown_payment'
    const now = deps.clock()
    const seen = { id: event.id, bookingId: paid.booking.id, kind: event.kind, receivedAt: now }
    if (!(await insertBookingPaymentEvent(tx, seen))) return 'duplicate'
    if (event.kind === 'refunded')
      return recordRefundedTotal(tx, deps, { ...paid, refundedCents: event.refundedCents, now })
    const refund = await findRefundOfProvider(tx, provider, event.refundId)
    if (refund) await recordFailedRefund(tx, deps, refund)
    else await recordForeignFailedRefund(tx, deps, paid, event)
    return 'applied'
  })
}
