import { inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { findBookingHeads } from '#features/booking/database/bookings-repository.server.ts'
import { readNumbers } from '#features/invoice/database/invoices-repository.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { readVoucherUses, type StoredVoucherUse } from '#features/voucher/read-voucher-uses.server.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

/** What holds or has used the vouchers of these order lines. `lock` prevents concurrent redemption. */
export async function voucherUsesOf(
  db: Database | Transaction,
  orderLineIds: string[],
  options: { lock: boolean } = { lock: false },
): Promise<VoucherUse[]> {
  const uses = await readVoucherUses(db, orderLineIds, options)
  if (uses.length === 0) return []
  const ids = (key: 'bookingId' | 'orderId' | 'invoiceId') => uses.flatMap((use) => use[key] ?? [])
  const heads = await findBookingHeads(db, ids('bookingId'))
  const numbers = await readNumbers(db, ids('invoiceId'))
  const orderHeads = await findOrderHeads(db, ids('orderId'))
  const userOf = ({ bookingId, orderId, invoiceId, reference }: StoredVoucherUse) => {
    const booking = heads.find(({ id }) => id === bookingId)
    if (booking) return { by: 'booking', of: String(booking.number), held: booking.state === 'held' } as const
    const order = orderHeads.find(({ id }) => id === orderId)
    if (order)
      return { by: 'order', of: String(order.number), held: order.state === 'pending_payment' } as const
    const number = numbers.get(invoiceId ?? '')
    if (number !== undefined) return { by: 'invoice', of: number, held: false } as const
    return { by: reference ? 'desk' : 'elsewhere', of: reference ?? '', held: false } as const
  }
  return uses.map((use) => {
    const { voucherId, lastFour, cents, bookingId, orderId, invoiceId, entryId } = use
    const named = [voucherId, bookingId ?? orderId ?? invoiceId ?? entryId, cents].join(' ')
    const key = createHash('sha256').update(named).digest('hex').slice(0, 16)
    return { voucherId, lastFour, ...userOf(use), cents, key }
  })
}

async function findOrderHeads(db: Database | Transaction, ids: string[]) {
  if (ids.length === 0) return []
  const { id, number, state } = orders
  return db.select({ id, number, state }).from(orders).where(inArray(id, ids))
}
