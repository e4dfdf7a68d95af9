import type { VoucherLine } from '#features/voucher/issue-vouchers.server.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockOrder, type StoredOrder } from '../database/orders-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { readOrderLines, type StoredOrderLine } from '../read/read-order.server.ts'

/** Lines of vouchers with what one cost. */
export function soldVouchers(lines: StoredOrderLine[]) {
  return lines
    .filter(({ kind }) => kind !== 'goods')
    .map(({ id, unitPriceCents }) => ({ orderLineId: id, priceCents: unitPriceCents }))
}

/** What is to be issued once it is paid. */
export function toVoucherLines(order: StoredOrder, lines: StoredOrderLine[]): VoucherLine[] {
  return lines.flatMap((line) =>
    line.kind === 'goods' || line.voucherCents === null
      ? []
      : [
          {
            orderLineId: line.id,
            kind: line.kind === 'course_voucher' ? ('course' as const) : ('value' as const),
            level: line.voucherLevel,
            amountCents: line.voucherCents,
            currency: order.currency,
            quantity: line.quantity,
          },
        ],
  )
}

/** Goods cover a refund before vouchers do: whether they cover all that was refunded then, in Rappen. */
export function areCoveredByGoods(
  { voucherCents }: Pick<StoredOrder, 'voucherCents'>,
  lines: readonly Pick<StoredOrderLine, 'kind' | 'totalCents'>[],
  refundedCents: number,
): boolean {
  const goods = lines.filter(({ kind }) => kind === 'goods')
  return refundedCents <= goods.reduce((sum, { totalCents }) => sum + totalCents, 0) - voucherCents
}

/**
 * What the vouchers of an order were redeemed for, if so much refunded in all takes their ground. Locks them; needs the order's
 * lock.
 */
export async function usesWithoutGround(
  tx: Transaction,
  vouchers: Pick<OrderDeps['vouchers'], 'lockUses'>,
  orderId: string,
  refundedCents: number,
): Promise<VoucherUse[]> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order) return []
  const lines = await readOrderLines(tx, orderId)
  if (areCoveredByGoods(order, lines, refundedCents)) return []
  return vouchers.lockUses(
    tx,
    lines.map(({ id }) => id),
  )
}
