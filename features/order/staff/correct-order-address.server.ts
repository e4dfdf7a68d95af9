import { asc, eq } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { orderAddressChanges } from '../database/parcel.tables.server.ts'
import { updateOrder } from '../database/orders-repository.server.ts'
import { addressOf, type DeliveryAddress } from '../parcels/delivery-address.ts'

export interface AddressCorrection {
  /** Its id, new per decision; idempotent. */
  decision: string
  address: DeliveryAddress
  /** Number of corrections that were seen. */
  seen: number
}

type StoredChange = typeof orderAddressChanges.$inferSelect

/**
 * Sets the delivery address of what is still to be sent; sent parcels keep theirs. Refused after a concurrent
 * correction. Locks the order.
 */
export function correctOrderAddress(deps: ChangeDeps, call: OrderCall<AddressCorrection>) {
  const { decision: id, address, seen } = call.input
  const { id: staffId } = call.member
  return changeOrder(deps, call, async (tx, order, at) => {
    const changes = await readAddressChanges(tx, order.id)
    const earlier = changes.find((change) => change.id === id)
    if (earlier) return isSame(address, earlier.after) ? accept({}) : refuse({ code: 'request_key_reused' })
    if (await findAddressChange(tx, id)) return refuse({ code: 'request_key_reused' })
    if (!order.can.fulfil || order.unsent.length === 0) return refuse({ code: 'nothing_to_send' })
    if (changes.length !== seen) return refuse({ code: 'changed_meanwhile' })
    const before = addressOf(order)
    if (before && isSame(before, address)) return accept({})
    const change = { id, orderId: order.id, position: seen + 1, at, staffId, before, after: address }
    await tx.insert(orderAddressChanges).values(change)
    await updateOrder(tx, order.id, {
      customerName: address.name,
      shippingStreet: address.street,
      shippingPostalCode: address.postalCode,
      shippingCity: address.city,
      shippingCountry: address.country,
      updatedAt: at,
    })
    await call.record(tx, { change: id })
    return accept({})
  })
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return (Object.keys(one) as (keyof DeliveryAddress)[]).every((key) => one[key] === other[key])
}

/** In the order in which they were made. */
export function readAddressChanges(db: Database | Transaction, orderId: string): Promise<StoredChange[]> {
  return db
    .select()
    .from(orderAddressChanges)
    .where(eq(orderAddressChanges.orderId, orderId))
    .orderBy(asc(orderAddressChanges.position))
}

export async function findAddressChange(
  db: Database | Transaction,
  id: string,
): Promise<StoredChange | undefined> {
  const [change] = await db.select().from(orderAddressChanges).where(eq(orderAddressChanges.id, id))
  return change
}
