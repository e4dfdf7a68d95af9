import type { Database } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import { lockOrder, updateOrder } from '../database/orders-repository.server.ts'
import { ORDER_REFUNDED } from '../payment/record-payment.server.ts'
import { ORDER_RETURNED } from '../returns/return-lines.server.ts'
import { ORDER_SENT } from '../parcels/send-parcel.server.ts'

const ORDER_CONFIRMED = 'order-confirmed'

/** Another address of the buyer's. What did not arrive goes there; without any, the confirmation with the vouchers does. No-op for the address that it has. */
export function correctOrderEmail(db: Database, orderId: string, email: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (!order || order.customerEmail === email) return
    await updateOrder(tx, orderId, { customerEmail: email, updatedAt: now })
    const kinds = [ORDER_CONFIRMED, ORDER_SENT, ORDER_REFUNDED, ORDER_RETURNED]
    const waiting = await readdressMails(tx, { kinds, field: 'orderId', id: orderId, to: email })
    if (waiting > 0) return
    const { language } = order
    await enqueueMail(tx, { kind: ORDER_CONFIRMED, to: email, language, payload: { orderId } })
  })
}
