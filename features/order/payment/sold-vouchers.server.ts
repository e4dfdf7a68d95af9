import type { StoredOrder } from '../database/orders-repository.server.ts'
import type { PaidVoucherLine } from '../order-deps.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'

/** Lines of vouchers with what one cost. */
export function soldVouchers(lines: StoredOrderLine[]) {
  return lines
    .filter(({ kind }) => kind !== 'goods')
    .map(({ id, unitPriceCents }) => ({ orderLineId: id, priceCents: unitPriceCents }))
}

/** What is to be issued once it is paid. */
export function toVoucherLines(order: StoredOrder, lines: StoredOrderLine[]): PaidVoucherLine[] {
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
