import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'

/** Vouchers that others had sent to this address, or are about to, without anything of who bought them but what they wrote. */
export async function readGiftRecords(db: Database | Transaction, email: string): Promise<PersonalRecord[]> {
  const found = await db
    .select({ line: orderLines, at: orders.placedAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isFor(email))
    .orderBy(asc(orders.placedAt), asc(orderLines.position))
  return found.map(({ line: { productTitle, gift, giftQueuedAt }, at }) => ({
    number: null,
    at,
    title: productTitle,
    cents: null,
    keep: null,
    keptSince: at,
    data: { placedAt: at, productTitle, gift, giftQueuedAt },
  }))
}

/** Removes this address from vouchers that others wanted to send to it. @returns how many lines of orders. */
export async function eraseGiftAddress(tx: Transaction, email: string): Promise<number> {
  const erased = await tx.update(orderLines).set(WITHOUT_ADDRESS).where(isFor(email)).returning(ID)
  return erased.length
}

/** Removes addresses from vouchers of orders placed before `before`, in batches. @returns how many lines of orders. */
export async function purgeGiftAddresses(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select(ID)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isNotNull(address), lt(orders.placedAt, before)))
    .limit(batch)
  const purged = await db
    .update(orderLines)
    .set(WITHOUT_ADDRESS)
    .where(inArray(orderLines.id, due))
    .returning(ID)
  return purged.length
}

const ID = { id: orderLines.id }
const address: SQL<string | null> = sql`lower(${orderLines.gift} ->> 'email')`
const WITHOUT_ADDRESS = { gift: sql`nullif(${orderLines.gift} - 'email' - 'day', '{}'::jsonb)` }

function isFor(email: string): SQL {
  return eq(address, email.toLowerCase())
}
