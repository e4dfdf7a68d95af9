import { findOrderByReference } from '#features/order/read/find-order.server.ts'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Database } from '#platform/database/database.ts'

export async function readOrderSummary(db: Database, reference: string): Promise<OrderSummary | undefined> {
  const found = await findOrderByReference(db, reference)
  if (!found) return undefined
  const { voucherLineIds, ...order } = found
  const changedVouchers = (await readVouchers(db, voucherLineIds))
    .filter(({ voided, balanceCents, amountCents }) => voided || balanceCents < amountCents)
    .map(({ lastFour, amountCents, balanceCents, voided }) => ({
      lastFour,
      amountCents,
      balanceCents,
      voided,
    }))
  return { ...order, changedVouchers }
}
