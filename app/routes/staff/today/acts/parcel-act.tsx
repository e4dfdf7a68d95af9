import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../../language/language.tsx'
import { Modal } from '../../dialogs/modal.tsx'
import { NextParcel } from '../../orders/next-parcel.tsx'
import { useNextParcel } from '../../orders/use-next-parcel.ts'
import type { OrderAnswers } from '../../orders/order-api.ts'
import { postStaff } from '../../api/staff-client.ts'
import type { ActProps } from './act.tsx'

/** Parcels to send today, with tracking number. A parcel can be undone until the buyer is notified. */
export function ParcelAct({ row, file: { page }, onClose, onDone }: ActProps<OrderAnswers['/orders/:id']>) {
  const { dialog } = useMessages('staff')
  const { acts } = useMessages('staff-today')
  const messages = useMessages('staff-orders')
  const next = useNextParcel(page, (sent) => {
    if (!sent) return
    const { number } = page.order
    const takeBack = () =>
      postStaff<'/orders/:id/parcel-reversal'>(`/orders/${number}/parcel-reversal`, { parcel: sent.parcel })
    onDone(
      sent.mails
        ? {}
        : { undo: { message: fill(acts.parcel.undone, { number: row.number ?? '' }), run: takeBack } },
    )
  })
  return (
    <Modal
      title={fill(messages.title, { number: page.order.number })}
      close={dialog.close}
      onClose={onClose}
      wide
    >
      <NextParcel page={page} next={next} />
    </Modal>
  )
}
