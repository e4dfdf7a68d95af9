import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { readVouchers } from './read-vouchers.server.ts'
import { type OrderRefund, reduceVouchers } from './reduce-vouchers.ts'
import { resumeVouchers } from './void-vouchers.server.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

interface SoldVoucherLine {
  orderLineId: string
  priceCents: number
}

/** Deducts a refund (`reduceVouchers`), resumes the vouchers and voids empty unused ones. Locks them in id order. */
export async function applyRefundToVouchers(
  tx: Transaction,
  lines: readonly SoldVoucherLine[],
  refund: OrderRefund,
  now: Date,
): Promise<void> {
  const lineIds = lines.map(({ orderLineId }) => orderLineId)
  await resumeVouchers(tx, lineIds)
  const priceOf = new Map(lines.map(({ orderLineId, priceCents }) => [orderLineId, priceCents]))
  const sold = (await readVouchers(tx, lineIds)).map((voucher) => ({
    ...voucher,
    priceCents: priceOf.get(voucher.orderLineId ?? '') ?? 0,
  }))
  const takes = reduceVouchers(sold, refund)
  const reduced = sold.flatMap((voucher, index) => {
    const takenCents = takes[index] ?? 0
    return takenCents > 0 ? [{ ...voucher, takenCents }] : []
  })
  if (reduced.length === 0) return
  await tx.insert(voucherEntries).values(
    reduced.map(({ id, takenCents }) => ({
      voucherId: id,
      at: now,
      amountCents: -takenCents,
      cause: 'refunded' as const,
    })),
  )
  const wholly = reduced.filter(({ takenCents, amountCents }) => takenCents === amountCents)
  const ids = wholly.map(({ id }) => id)
  if (ids.length > 0) await tx.update(vouchers).set({ voidedAt: now }).where(inArray(vouchers.id, ids))
}
