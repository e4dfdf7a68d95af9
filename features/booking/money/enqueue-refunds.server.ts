import { isOfProvider, type Payments } from '#platform/payments/payments.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  enqueueRefund,
  findUnsureRefund,
  listPendingRefunds,
  resumeRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import { refundDueCents } from '../booking.ts'
import { listPayments } from '../database/booking-payments-repository.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

/** Pending refunds of a booking, in Rappen. */
export async function pendingRefundCents(tx: Transaction, bookingId: string) {
  const ids = (await listPayments(tx, bookingId)).map(({ paymentId }) => paymentId)
  return (await listPendingRefunds(tx, ids)).reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Enqueues refunds of overpayments, latest provider payment first. Idempotent. Needs the booking's lock. */
export async function enqueueRefunds(
  tx: Transaction,
  { payments }: { payments: Pick<Payments, 'provider'> },
  booking: StoredBooking,
  now: Date,
) {
  let due = refundDueCents(booking)
  if (due === 0) return
  const received = await listPayments(tx, booking.id)
  const pending = await listPendingRefunds(
    tx,
    received.map(({ paymentId }) => paymentId),
  )
  due -= pending.reduce((sum, { amountCents }) => sum + amountCents, 0)
  for (const payment of received) {
    const { provider, paymentId, amountCents, refundedCents, withdrawnCents } = payment
    const amount = Math.min(due, amountCents - refundedCents - withdrawnCents)
    const isBusy = pending.some((each) => each.paymentId === paymentId)
    if (amount <= 0 || isBusy || !isOfProvider(payments, payment)) continue
    const unsure = await findUnsureRefund(tx, payment)
    if (unsure) {
      // Its own key finds out whether it was made; a larger one would send more than is due.
      if (unsure.amountCents > amount) continue
      await resumeRefund(tx, unsure.id)
      due -= unsure.amountCents
      continue
    }
    await enqueueRefund(tx, {
      provider,
      paymentId,
      subject: 'booking',
      subjectId: booking.id,
      amountCents: amount,
      beforeCents: refundedCents,
      createdAt: now,
    })
    due -= amount
  }
}
