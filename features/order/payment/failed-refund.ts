import { refundableCents } from '../order.ts'

/** A refund that the provider refused, or that did not arrive. */
interface FailedRefund {
  subjectId: string
  amountCents: number
  /** Of the order, refunded besides it when it failed. */
  beforeCents: number
  /** The provider's; without one it was never made. */
  refundId: string | null
}

type FailedOrder = Parameters<typeof refundableCents>[0] & {
  id: string
}

/**
 * What is still due of refunds that failed, or that returns promised to the means of payment and that are not done.
 * In Rappen; at most what is left of the payment.
 */
export function failedDueCents(
  order: FailedOrder,
  failed: readonly FailedRefund[],
  returns: readonly { orderId: string; cardCents: number }[],
): number {
  const returned = returns.reduce((sum, each) => sum + (each.orderId === order.id ? each.cardCents : 0), 0)
  const promised = Math.max(returned, highest(order, failed))
  return Math.max(0, Math.min(promised - order.refundedCents, refundableCents(order)))
}

/** Up to this refund, in Rappen, the order's vouchers have lost value; a refund that did not arrive gives none back. */
export function voucherRefundCents(order: FailedOrder, failed: readonly FailedRefund[]): number {
  const made = failed.filter(({ refundId }) => refundId !== null)
  return Math.max(order.refundedCents, highest(order, made))
}

function highest({ id }: FailedOrder, failed: readonly FailedRefund[]): number {
  const totals = failed.map((each) => (each.subjectId === id ? each.beforeCents + each.amountCents : 0))
  return Math.max(0, ...totals)
}
