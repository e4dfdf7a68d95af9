import { useState } from 'react'
import { payableCents } from '#features/order/order.ts'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import { postStaff } from '../api/staff-client.ts'

const RETURNABLE: readonly StaffOrder['state'][] = ['paid', 'fulfilled', 'partially_refunded']

/** Of an order that a voucher paid wholly; otherwise its part goes back with the money. */
export function VoucherReturn({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const messages = useMessages('staff-desk').orders.voucherReturn
  const language = useLanguage()
  const mayRefund = useMay('refunds')
  const [isOpen, setOpen] = useState(false)
  const { number, voucherCents, voucherReturned, currency, state } = order
  const restCents = voucherCents - order.voucherReturnedCents
  const isWhole = voucherCents > 0 && payableCents(order) === 0
  if (!mayRefund || !isWhole || voucherReturned || !RETURNABLE.includes(state)) return null
  const amount = formatPrice(language, restCents, { code: currency })
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.open}
        <span className="visually-hidden">{` (${number})`}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={fill(messages.title, { number })}
          text={fill(messages.text, { amount })}
          submit={messages.submit}
          done={messages.done}
          send={() => postStaff<'/orders/:id/voucher-return'>(`/orders/${number}/voucher-return`, {})}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
