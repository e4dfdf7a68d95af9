import type { Transaction } from '#platform/database/database.ts'
import { type DisputedMoney, disputedMoney } from '#platform/payments/disputes/dispute.ts'
import { listDisputes } from '#platform/payments/disputes/disputes-repository.ts'
import { listPayments, setPaymentMoney } from '../database/booking-payments-repository.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

/**
 * What disputes of a booking's payments take, in Rappen, to be stored with its refunds; updates the payments. Needs the
 * booking's lock.
 */
export async function disputedMoneyOf(
  tx: Transaction,
  { id, paidCents, refundedCents }: Pick<StoredBooking, 'id' | 'paidCents' | 'refundedCents'>,
): Promise<DisputedMoney> {
  const sums = { contestedCents: 0, withdrawnCents: 0 }
  for (const payment of await listPayments(tx, id)) {
    const { contestedCents, withdrawnCents } = disputedMoney(payment, await listDisputes(tx, payment))
    if (withdrawnCents !== payment.withdrawnCents)
      await setPaymentMoney(tx, payment, { refundedCents: payment.refundedCents, withdrawnCents })
    sums.contestedCents += contestedCents
    sums.withdrawnCents += withdrawnCents
  }
  // Staff may have refunded the same money by hand.
  const left = paidCents - refundedCents
  const withdrawnCents = Math.min(left, sums.withdrawnCents)
  return { withdrawnCents, contestedCents: Math.min(left - withdrawnCents, sums.contestedCents) }
}
