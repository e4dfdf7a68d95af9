import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import { postStaff } from '../api/staff-client.ts'

/** An order on invoice of which nothing has left. */
export function CancelOrder({ order: { number }, onDone }: { order: StaffOrder; onDone: () => void }) {
  const messages = useMessages('staff-orders').cancel
  const mayCancel = useMay('refunds')
  const [isOpen, setOpen] = useState(false)
  if (!mayCancel) return null
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={fill(messages.title, { number })}
          text={messages.text}
          submit={messages.submit}
          done={messages.done}
          send={() => postStaff<'/orders/:id/cancellation'>(`/orders/${number}/cancellation`, {})}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
