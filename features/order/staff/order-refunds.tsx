import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { AskButton, DialogButton } from '#kit/action-buttons.tsx'
import { useTexts } from '#kit/texts.ts'
import { orders } from './order.contract.ts'
import { RefundDialog } from './refund-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'

interface OfOrder {
  order: StaffOrder
  onChanged: () => void
}

/** Of an order that a voucher paid wholly; otherwise its part goes back with the money. */
export function ReturnVoucher({ order, onChanged }: OfOrder) {
  const { t, price } = useTexts('staff-desk')
  const { withMoney: _, ...texts } = t.orders.voucherReturn
  const { number, voucherCents, voucherReturnedCents, currency, can } = order
  if (!can.returnVoucher) return null
  return (
    <AskButton
      action={orders.returnVoucher}
      fixed={{ id: String(number) }}
      {...texts}
      about={number}
      values={{ number, amount: price(voucherCents - voucherReturnedCents, currency) }}
      onChanged={onChanged}
    />
  )
}

/** A refund that failed, and was paid back another way. */
export function CloseRefund({ order, onChanged }: OfOrder) {
  const { t, price } = useTexts('staff-orders')
  const { nothing, ...texts } = t.paidBack
  const { number, refundFailedCents: cents, currency, can } = order
  if (!can.closeRefund) return null
  return (
    <AskButton
      action={orders.closeRefund}
      fixed={{ id: String(number), cents }}
      {...texts}
      {...(cents === 0 && { text: nothing })}
      values={{ number, amount: price(cents, currency) }}
      onChanged={onChanged}
    />
  )
}

export function RefundButton({ order, onChanged }: OfOrder) {
  const { refund } = useTexts('staff-desk').t.orders
  const { refundAgain } = useTexts('staff-bookings').t.actions
  const mayRefund = useMay('refunds')
  if (!mayRefund || !order.can.refund) return null
  const open = order.refundFailedCents > 0 ? refundAgain : refund.open
  return (
    <DialogButton {...{ open, onChanged }} about={order.number}>
      {(onClose) => <RefundDialog order={order} onClose={onClose} />}
    </DialogButton>
  )
}
