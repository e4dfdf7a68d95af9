import type { orders } from '#features/order/staff/order.contract.ts'
import { RefundDialog } from '#features/order/staff/refund-dialog.tsx'
import type { AnswerOf } from '#kit/contract.ts'
import type { ActProps } from './act.tsx'

/** A refund that the provider refused, tried again. */
export function OrderRefundAct({ file: { page }, onClose, onDone }: ActProps<AnswerOf<typeof orders.read>>) {
  return <RefundDialog order={page.order} onClose={onClose} onDone={() => onDone()} />
}
