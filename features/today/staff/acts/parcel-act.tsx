import { NextParcel } from '#features/order/staff/next-parcel.tsx'
import { orders } from '#features/order/staff/order.contract.ts'
import { useNextParcel } from '#features/order/staff/use-next-parcel.ts'
import { fill } from '#i18n/format.ts'
import { call } from '#kit/client.ts'
import type { AnswerOf } from '#kit/contract.ts'
import { useMessages } from '#app/language/language.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import type { ActProps } from './act.tsx'

/** Parcels to send today, with tracking number. A parcel can be undone until the buyer is notified. */
export function ParcelAct({ row, file: { page }, onClose, onDone }: ActProps<AnswerOf<typeof orders.read>>) {
  const { dialog } = useMessages('staff')
  const { acts } = useMessages('staff-today')
  const messages = useMessages('staff-orders')
  const next = useNextParcel(page, (sent) => {
    if (!sent) return
    const { number } = page.order
    const takeBack = () => call(orders.takeBackParcel, { id: String(number), parcel: sent.parcel })
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
