import type { Transaction } from '#platform/database/database.ts'
import {
  type DisputedMoney,
  type DisputedPayment,
  disputedMoney,
} from '#platform/payments/disputes/dispute.ts'
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
  const disputed: DisputedPayment[] = []
  for (const payment of await listPayments(tx, id)) {
    const { amountCents, refundedCents: sentCents } = payment
    const one = { amountCents, disputes: await listDisputes(tx, payment) }
    const { withdrawnCents } = disputedMoney([one], amountCents - sentCents)
    if (withdrawnCents !== payment.withdrawnCents)
      await setPaymentMoney(tx, payment, { refundedCents: sentCents, withdrawnCents })
    disputed.push(one)
  }
  return disputedMoney(disputed, paidCents - refundedCents)
}
