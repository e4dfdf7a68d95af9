import { withLostDispute, withWriteOff } from '#features/invoice/database/invoices-repository.server.ts'
import { listOrdersToSend, type OrderToSend } from './list-orders-to-send.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Orders to send now: what is on invoice waits when its payment was charged back or written off, until it is paid. */
export async function listParcelsDue(db: Database): Promise<OrderToSend[]> {
  const rows = await listOrdersToSend(db)
  const unpaid = rows.filter(({ state }) => state === 'invoiced').map(({ id }) => id)
  const chargedBack = await withLostDispute(db, { source: 'order' }, unpaid)
  const writtenOff = await withWriteOff(db, { source: 'order' }, unpaid)
  return rows.filter(({ id }) => !chargedBack.has(id) && !writtenOff.has(id))
}
