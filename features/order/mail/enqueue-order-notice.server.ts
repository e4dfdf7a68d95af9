import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail, type OutgoingMail } from '#platform/outbox/outbox.ts'
import type { OrderDeps } from '../order-deps.server.ts'

/** The owner's mail about an order, with its state at sending time. */
export async function enqueueOrderNotice(
  tx: Transaction,
  { ownerEmail }: Pick<OrderDeps, 'ownerEmail'>,
  orderId: string,
): Promise<void> {
  await enqueueMail(tx, orderNotice({ ownerEmail }, orderId))
}

export function orderNotice({ ownerEmail }: Pick<OrderDeps, 'ownerEmail'>, orderId: string): OutgoingMail {
  return { kind: 'order-notice', to: ownerEmail(), language: 'de', payload: { orderId } }
}
