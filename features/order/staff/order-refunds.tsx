import { useState } from 'react'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { Button } from '#app/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { AskButton } from '#kit/ask-button.tsx'
import { useTexts } from '#kit/texts.ts'
import { payableCents, refundableCents } from '../order.ts'
import { orders } from './order.contract.ts'
import { RefundDialog } from './refund-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'

interface OfOrder {
  order: StaffOrder
  onChanged: () => void
}

const RETURNABLE: readonly StaffOrder['state'][] = ['paid', 'fulfilled', 'partially_refunded']
/** Of a refunded one there is something left when a refund did not arrive. */
const REFUNDABLE: readonly StaffOrder['state'][] = [...RETURNABLE, 'refunded']

/** Of an order that a voucher paid wholly; otherwise its part goes back with the money. */
export function ReturnVoucher({ order, onChanged }: OfOrder) {
  const { t, price } = useTexts('staff-desk')
  const { withMoney: _, ...texts } = t.orders.voucherReturn
  const mayRefund = useMay('refunds')
  const { number, voucherCents, voucherReturned, currency, state } = order
  const restCents = voucherCents - order.voucherReturnedCents
  const isWhole = voucherCents > 0 && payableCents(order) === 0
  if (!mayRefund || !isWhole || voucherReturned || !RETURNABLE.includes(state)) return null
  return (
    <AskButton
      action={orders.returnVoucher}
      fixed={{ id: String(number) }}
      {...texts}
      about={number}
      title={fill(texts.title, { number })}
      text={fill(texts.text, { amount: price(restCents, currency) })}
      onChanged={onChanged}
    />
  )
}

/** A refund that failed, and was paid back another way. */
export function CloseRefund({ order, onChanged }: OfOrder) {
  const { t, price } = useTexts('staff-orders')
  const { nothing, ...texts } = t.paidBack
  const mayRefund = useMay('refunds')
  const { number, needsAttention, contestedCents, refundOnItsWayCents, refundFailedCents, currency } = order
  const isFailed = needsAttention.includes('refund_failed')
  if (!mayRefund || !isFailed || contestedCents + refundOnItsWayCents > 0) return null
  return (
    <AskButton
      action={orders.closeRefund}
      fixed={{ id: String(number), cents: refundFailedCents }}
      {...texts}
      title={fill(texts.title, { number })}
      text={
        refundFailedCents === 0 ? nothing : fill(texts.text, { amount: price(refundFailedCents, currency) })
      }
      onChanged={onChanged}
    />
  )
}

export function RefundButton({ order, onChanged }: OfOrder) {
  const { refund } = useTexts('staff-desk').t.orders
  const { refundAgain } = useTexts('staff-bookings').t.actions
  const mayRefund = useMay('refunds')
  const [refunded, setRefunded] = useState<StaffOrder | null>(null)
  const isRefundable =
    mayRefund && !order.byInvoice && REFUNDABLE.includes(order.state) && refundableCents(order) > 0
  // The bank decides first.
  if (!isRefundable || order.contestedCents > 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setRefunded(order)}>
        {order.refundFailedCents > 0 ? refundAgain : refund.open}
        <span className="visually-hidden">{` (${order.number})`}</span>
      </Button>
      {refunded && (
        <RefundDialog
          order={refunded}
          onClose={() => {
            setRefunded(null)
            // The answer may have been lost, so reload.
            onChanged()
          }}
        />
      )}
    </>
  )
}
