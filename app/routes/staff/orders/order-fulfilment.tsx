import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'

/** Buyers of goods get a mail. */
export function OrderFulfilment({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const messages = useMessages('staff-desk').orders.fulfilment
  const [isOpen, setOpen] = useState(false)
  const { number, toSend, shipped } = order
  if (!toSend) return null
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
          text={shipped ? messages.goods : messages.vouchers}
          submit={messages.submit}
          done={messages.done}
          send={() => postStaff<'/orders/:id/fulfilment'>(`/orders/${number}/fulfilment`, {})}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
