import { useState } from 'react'
import { newDraftKey } from '../../../../form/behaviour/form-draft.ts'
import type { OrderAnswers } from '../../orders/order-api.ts'
import { RefundDialog } from '../../orders/refund-dialog.tsx'
import type { ActProps } from './act.tsx'

/** A refund that the provider refused, tried again. */
export function OrderRefundAct({ file: { page }, onClose, onDone }: ActProps<OrderAnswers['/orders/:id']>) {
  const [key] = useState(newDraftKey)
  return <RefundDialog order={page.order} requestKey={key} onClose={onClose} onDone={() => onDone()} />
}
