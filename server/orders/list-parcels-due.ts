import { withLostDispute } from '#features/invoice/database/invoices-repository.server.ts'
import { listOrdersToSend, type OrderToSend } from '#features/order/staff/list-orders-to-send.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Orders to send now: what is on invoice waits when its payment was charged back, until it is paid again. */
export async function listParcelsDue(db: Database): Promise<OrderToSend[]> {
  const rows = await listOrdersToSend(db)
  const unpaid = rows.filter(({ state }) => state === 'invoiced').map(({ id }) => id)
  const chargedBack = await withLostDispute(db, { source: 'order' }, unpaid)
  return rows.filter(({ id }) => !chargedBack.has(id))
}
