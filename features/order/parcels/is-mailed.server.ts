import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'

/**
 * Whether the mail with its vouchers was or will be sent to the buyer: those of an order on invoice are sent once it
 * is paid.
 */
export async function isMailedTo(
  db: Database | Transaction,
  { id, customerEmail, state }: Pick<StoredOrder, 'id' | 'customerEmail' | 'state'>,
): Promise<boolean> {
  if (state === 'invoiced') return true
  if (!customerEmail) return false
  const [mail] = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        eq(sql`lower(${outgoingMails.recipient})`, customerEmail.toLowerCase()),
        eq(outgoingMails.kind, 'order-confirmed'),
        ne(outgoingMails.state, 'failed'),
        sql`${outgoingMails.payload} ->> 'orderId' = ${id}`,
      ),
    )
    .limit(1)
  return mail !== undefined
}
