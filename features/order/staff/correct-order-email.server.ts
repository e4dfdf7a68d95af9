import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import { orders } from '../database/order.tables.server.ts'
import { lockOrder, updateOrder } from '../database/orders-repository.server.ts'
import { ORDER_REFUNDED } from '../payment/record-payment.server.ts'
import { ORDER_RETURNED } from '../returns/return-lines.server.ts'
import { ORDER_SENT } from '../parcels/send-parcel.server.ts'

const ORDER_CONFIRMED = 'order-confirmed'
/** What the buyer gets. */
const BUYER_MAILS: readonly string[] = [ORDER_CONFIRMED, ORDER_SENT, ORDER_REFUNDED, ORDER_RETURNED]

/**
 * Sets another e-mail address of the buyer. Undelivered mails are sent there; without any, the confirmation with the
 * vouchers is. No-op for the same address.
 */
export function correctOrderEmail(db: Database, orderId: string, email: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (!order || order.customerEmail === email) return
    await updateOrder(tx, orderId, { customerEmail: email, updatedAt: now })
    const waiting = await readdressMails(tx, { kinds: BUYER_MAILS, field: 'orderId', id: orderId, to: email })
    if (waiting > 0) return
    const { language } = order
    await enqueueMail(tx, { kind: ORDER_CONFIRMED, to: email, language, payload: { orderId } })
  })
}

/** The buyer's present address, for a mail about an order that went to another one; undefined for other mails. */
export async function buyerAddressOf(
  tx: Transaction,
  { kind, payload: { orderId } }: { kind: string; payload: Record<string, unknown> },
): Promise<string | undefined> {
  if (!BUYER_MAILS.includes(kind) || typeof orderId !== 'string') return undefined
  const [order] = await tx.select({ email: orders.customerEmail }).from(orders).where(eq(orders.id, orderId))
  return order?.email ?? undefined
}
