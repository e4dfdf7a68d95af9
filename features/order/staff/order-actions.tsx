import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { vouchers as voucherActions } from '#features/voucher/staff/voucher.contract.ts'
import { fill } from '#i18n/format.ts'
import { ActionLine, AskButton, DialogButton } from '#kit/action-buttons.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
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
  const { money, cancel } = useTexts('staff-orders').t
  const { order, unsent, mayCancel } = page
  const { number } = order
  const ask = { fixed: { id: String(number) }, values: { number }, onChanged }
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
        {mayCancel && <AskButton action={orders.cancel} {...cancel} {...ask} />}
      </p>
    </div>
  )
}

function ComeBack({ page, onChanged }: Omit<OrderActionsProps, 'next'>) {
  const { heading, open } = useTexts('staff-orders').t.comeBack
  const mayRefund = useMay('refunds')
  if (!mayRefund || page.order.contestedCents > 0 || returnableLines(page).length === 0) return null
  return (
    <ActionList title={heading}>
      <DialogButton {...{ open, onChanged }} line="plain">
        {(onClose) => <ReturnDialog page={page} onClose={onClose} />}
      </DialogButton>
    </ActionList>
  )
}

function Paper({
  page: { order, address, unsent, lines, vouchers },
  next,
}: Omit<OrderActionsProps, 'onChanged'>) {
  const { paper } = useTexts('staff-orders').t
  const isPacking = unsent.length > 0 && next.lines.length > 0
  const toPrint = lines.some(({ gift }) => gift?.delivery === 'post') ? vouchers : []
  if (!address && !isPacking) return null
  const id = String(order.number)
  const chosen = next.lines.map(({ lineId, quantity }) => `${lineId}.${quantity}`).join(',')
  return (
    <ActionList title={paper.title}>
      {address && (
        <ActionLine action={orders.label} input={{ id }}>
          {paper.label}
        </ActionLine>
      )}
      {toPrint.map(
        (each) =>
          !each.voided && (
            <ActionLine key={each.id} action={voucherActions.print} input={{ id: each.id }}>
              {fill(paper.voucher, { code: each.lastFour })}
            </ActionLine>
          ),
      )}
      {isPacking && (
        <ActionLine action={orders.slip} input={{ id, lines: chosen }}>
          {paper.slip}
        </ActionLine>
      )}
    </ActionList>
  )
}
