import { useState } from 'react'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import { postStaff } from '../api/staff-client.ts'

/** A refund that failed, and was paid back another way. */
export function CloseRefund({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const messages = useMessages('staff-orders').paidBack
  const language = useLanguage()
  const mayRefund = useMay('refunds')
  const [asked, setAsked] = useState<StaffOrder | null>(null)
  const { needsAttention, contestedCents, refundOnItsWayCents } = order
  const isFailed = needsAttention.includes('refund_failed')
  if (!mayRefund || !isFailed || contestedCents + refundOnItsWayCents > 0) return null
  const close = () => {
    setAsked(null)
    onDone()
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsked(order)}>
        {messages.open}
      </Button>
      {asked && (
        <ConfirmDialog
          title={fill(messages.title, { number: asked.number })}
          text={textOf(asked)}
          submit={messages.submit}
          done={messages.done}
          send={() =>
            postStaff<'/orders/:id/refund-settlement'>(`/orders/${asked.number}/refund-settlement`, {
              cents: asked.refundFailedCents,
            })
          }
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )

  function textOf({ refundFailedCents, currency }: StaffOrder): string {
    if (refundFailedCents === 0) return messages.nothing
    return fill(messages.text, { amount: formatPrice(language, refundFailedCents, { code: currency }) })
  }
}
