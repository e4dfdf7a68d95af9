import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import {
  type DisputedMoney,
  type DisputedPayment,
  disputedMoney,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes } from '#platform/payments/disputes/disputes-repository.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { haltRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { paymentStateAfter, refundDueCents } from '../booking.ts'
import type { InvoicesPort } from '../booking-deps.server.ts'
import { listPayments, setPaymentMoney } from '../database/booking-payments-repository.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { BOOKING_MAIL } from '../mail/booking-mails.server.ts'
import { withWaived } from '../rules/waived-money.ts'
import { enqueueRefunds } from './enqueue-refunds.server.ts'

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
): Promise<StoredBooking> {
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
