import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { refundableCents } from '#features/order/order.ts'
import { newDraftKey } from '../../../form/behaviour/form-draft.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../role/staff-role.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** Of a refunded one there is something left when a refund did not arrive. */
const REFUNDABLE: readonly StaffOrder['state'][] = ['paid', 'fulfilled', 'partially_refunded', 'refunded']

export function OrderRefund({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const messages = useMessages('staff-desk').orders.refund
  const { refundAgain } = useMessages('staff-bookings').actions
  const mayRefund = useMay('refunds')
  const [asked, setAsked] = useState<{ order: StaffOrder; key: string } | null>(null)
  const isRefundable =
    mayRefund && !order.byInvoice && REFUNDABLE.includes(order.state) && refundableCents(order) > 0
  // The bank decides first.
  if (!isRefundable || order.contestedCents > 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsked({ order, key: newDraftKey() })}>
        {order.refundFailedCents > 0 ? refundAgain : messages.open}
        <span className="visually-hidden">{` (${order.number})`}</span>
      </Button>
      {asked && (
        <RefundDialog
          order={asked.order}
          requestKey={asked.key}
          onClose={() => {
            setAsked(null)
            // The answer may have been lost, so reload.
            onDone()
          }}
        />
      )}
    </>
  )
}
