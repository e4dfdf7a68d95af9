import { useState } from 'react'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { vouchers as voucherActions } from '#features/voucher/staff/voucher.contract.ts'
import { fill } from '#i18n/format.ts'
import { AskButton } from '#kit/ask-button.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { orders } from './order.contract.ts'
import { OrderCustomer } from './order-customer.tsx'
import { CloseRefund, RefundButton, ReturnVoucher } from './order-refunds.tsx'
import { ReturnDialog, returnableLines } from './return-dialog.tsx'
import { SendSign } from './send-sign.tsx'
import type { StaffOrderPage } from './staff-order-page.ts'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

interface OrderActionsProps {
  page: StaffOrderPage
  next: NextParcelState
  onChanged: () => void
}

/** The one next step, then the rest as lines of text; what moves money comes last. */
export function OrderActions({ page, next, onChanged }: OrderActionsProps) {
  const { money } = useTexts('staff-orders').t
  const { order, unsent } = page
  return (
    <div>
      {unsent.length > 0 && (
        <div className={styles.signBeside}>
          <SendSign next={next} />
        </div>
      )}
      <Paper page={page} next={next} />
      <OrderCustomer page={page} onChanged={onChanged} />
      <ComeBack page={page} onChanged={onChanged} />
      <h2 className={`over-line ${styles.wrong}`}>{money.wrong}</h2>
      <p data-kit="row" data-gap="8">
        <ReturnVoucher order={order} onChanged={onChanged} />
        <RefundButton order={order} onChanged={onChanged} />
        <CloseRefund order={order} onChanged={onChanged} />
        <Cancel page={page} onChanged={onChanged} />
      </p>
    </div>
  )
}

/** An order on invoice of which nothing has left. */
function Cancel({ page: { order, mayCancel }, onChanged }: Omit<OrderActionsProps, 'next'>) {
  const { cancel } = useTexts('staff-orders').t
  const mayRefund = useMay('refunds')
  if (!mayRefund || !mayCancel) return null
  return (
    <AskButton
      action={orders.cancel}
      fixed={{ id: String(order.number) }}
      {...cancel}
      title={fill(cancel.title, { number: order.number })}
      onChanged={onChanged}
    />
  )
}

function ComeBack({ page, onChanged }: Omit<OrderActionsProps, 'next'>) {
  const { comeBack: messages } = useTexts('staff-orders').t
  const mayRefund = useMay('refunds')
  const [isOpen, setOpen] = useState(false)
  if (!mayRefund || page.order.contestedCents > 0 || returnableLines(page).length === 0) return null
  return (
    <>
      <ActionList title={messages.heading}>
        <li>
          <button type="button" onClick={() => setOpen(true)}>
            {messages.open}
          </button>
        </li>
      </ActionList>
      {isOpen && (
        <ReturnDialog
          page={page}
          onClose={() => {
            setOpen(false)
            // The answer may have been lost, so reload.
            onChanged()
          }}
        />
      )}
    </>
  )
}

function Paper({
  page: { order, address, unsent, lines, vouchers },
  next,
}: Omit<OrderActionsProps, 'onChanged'>) {
  const { paper } = useTexts('staff-orders').t
  const label = useAction(orders.label)
  const slip = useAction(orders.slip)
  const voucher = useAction(voucherActions.print)
  const isPacking = unsent.length > 0 && next.lines.length > 0
  const toPrint = lines.some(({ gift }) => gift?.delivery === 'post') ? vouchers : []
  if (!address && !isPacking) return null
  const id = String(order.number)
  const chosen = next.lines.map(({ lineId, quantity }) => `${lineId}.${quantity}`).join(',')
  const line = (text: string, print: () => Promise<void>) => (
    <li key={text}>
      <button
        type="button"
        aria-disabled={label.busy || slip.busy || voucher.busy}
        onClick={() => void print()}
      >
        {text}
      </button>
    </li>
  )
  return (
    <ActionList title={paper.title}>
      {address && line(paper.label, () => label.save({ id }))}
      {toPrint.map(
        (each) =>
          !each.voided &&
          line(fill(paper.voucher, { code: each.lastFour }), () => voucher.save({ id: each.id })),
      )}
      {isPacking && line(paper.slip, () => slip.save({ id, lines: chosen }))}
    </ActionList>
  )
}
