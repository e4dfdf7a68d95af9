import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'

type MailedOrder = Pick<StoredOrder, 'id' | 'customerEmail' | 'state'>

export async function isMailedTo(db: Database | Transaction, order: MailedOrder): Promise<boolean> {
  return (await mailedAmong(db, [order])).has(order.id)
}

/**
 * Ids of those whose mail with the vouchers was or will be sent to the buyer: those of an order on invoice are sent once
 * it is paid.
 */
export async function mailedAmong(
  db: Database | Transaction,
  orders: readonly MailedOrder[],
): Promise<Set<string>> {
  const addressOf = new Map(
    orders.flatMap(({ id, customerEmail }) => (customerEmail ? [[id, customerEmail.toLowerCase()]] : [])),
  )
  const found = new Set(orders.flatMap(({ id, state }) => (state === 'invoiced' ? [id] : [])))
  if (addressOf.size === 0) return found
  const orderId = sql<string>`${outgoingMails.payload} ->> 'orderId'`
  const recipient = sql<string>`lower(${outgoingMails.recipient})`
  const mails = await db
    .select({ orderId, recipient })
    .from(outgoingMails)
    .where(
      and(
        inArray(recipient, [...addressOf.values()]),
        eq(outgoingMails.kind, 'order-confirmed'),
        ne(outgoingMails.state, 'failed'),
        inArray(orderId, [...addressOf.keys()]),
      ),
    )
  for (const mail of mails) if (addressOf.get(mail.orderId) === mail.recipient) found.add(mail.orderId)
  return found
}
