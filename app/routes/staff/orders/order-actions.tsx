import { useState } from 'react'
import { vouchers as voucherActions } from '#features/voucher/staff/voucher.contract.ts'
import { download } from '#kit/client.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { saveFile } from '../lists/save-file.ts'
import type { StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { useMay } from '../role/staff-role.ts'
import { CancelOrder } from './cancel-order.tsx'
import { CloseRefund } from './close-refund.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderRefund } from './order-refund.tsx'
import { ReturnDialog, returnableLines } from './return-dialog.tsx'
import { VoucherReturn } from './voucher-return.tsx'
import { SendSign } from './send-sign.tsx'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

interface OrderActionsProps {
  page: StaffOrderPage
  next: NextParcelState
  onChanged: () => void
}

/** The one next step, then the rest as lines of text; what moves money comes last. */
export function OrderActions({ page, next, onChanged }: OrderActionsProps) {
  const { money } = useMessages('staff-orders')
  const { order, unsent } = page
  return (
    <>
      {unsent.length > 0 && (
        <div className={styles.signBeside}>
          <SendSign next={next} />
        </div>
      )}
      <Paper page={page} next={next} />
      <OrderCustomer page={page} onChanged={onChanged} />
      <ComeBack page={page} onChanged={onChanged} />
      <h2 className={styles.wrong}>{money.wrong}</h2>
      <p>
        <VoucherReturn order={order} onDone={onChanged} />
        <OrderRefund order={order} onDone={onChanged} />
        <CloseRefund order={order} onDone={onChanged} />
        {page.mayCancel && <CancelOrder order={order} onDone={onChanged} />}
      </p>
    </>
  )
}

function ComeBack({ page, onChanged }: Omit<OrderActionsProps, 'next'>) {
  const { comeBack: messages } = useMessages('staff-orders')
  const mayRefund = useMay('refunds')
  const [isOpen, setOpen] = useState(false)
  if (!mayRefund || page.order.contestedCents > 0 || returnableLines(page).length === 0) return null
  return (
    <>
      <h2>{messages.heading}</h2>
      <ul>
        <li>
          <button type="button" onClick={() => setOpen(true)}>
            {messages.open}
          </button>
        </li>
      </ul>
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
  const { paper } = useMessages('staff-orders')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const isPacking = unsent.length > 0 && next.lines.length > 0
  const toPrint = lines.some(({ gift }) => gift?.delivery === 'post') ? vouchers : []
  if (!address && !isPacking) return null

  async function print(saving: () => ReturnType<typeof saveFile>): Promise<void> {
    const saved = await submit(saving)
    if (saved && !saved.ok) toast.refused(saved.refusal)
  }

  const chosen = next.lines.map(({ lineId, quantity }) => `${lineId}.${quantity}`).join(',')
  const line = (text: string, saving: () => ReturnType<typeof saveFile>) => (
    <li key={text}>
      <button type="button" aria-disabled={busy} onClick={() => void print(saving)}>
        {text}
      </button>
    </li>
  )
  return (
    <>
      <h2>{paper.title}</h2>
      <ul>
        {address && line(paper.label, () => saveFile(`/orders/${order.number}/label`))}
        {toPrint.map(
          ({ id, lastFour, voided }) =>
            !voided &&
            line(fill(paper.voucher, { code: lastFour }), () => download(voucherActions.print, { id })),
        )}
        {isPacking &&
          line(paper.slip, () => saveFile(`/orders/${order.number}/packing-slip?lines=${chosen}`))}
      </ul>
    </>
  )
}
