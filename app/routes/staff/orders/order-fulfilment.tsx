import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { fetchStaff } from '../staff-client.ts'

/** Buyers of goods get a mail. */
export function OrderFulfilment({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const words = useMessages('staff-desk').orders.fulfilment
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
        {words.open}
        <span className="visually-hidden">{` (${number})`}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={fill(words.title, { number })}
          text={shipped ? words.goods : words.vouchers}
          submit={words.submit}
          done={words.done}
          send={() => fetchStaff(`/orders/${number}/fulfilment`, { method: 'POST', body: {} })}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
