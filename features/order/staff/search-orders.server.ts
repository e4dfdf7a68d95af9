import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { hashToken } from '#platform/secrets.ts'
import {
  CUSTOMER_PHONE_DIGITS,
  isSold,
  orderLines,
  orders,
  SEARCHED_ORDER,
} from '../database/order.tables.server.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'

/** Paid, or on an invoice. */
const IS_SOLD = isSold(orders)

/** Sold orders by number, private reference, telephone, or words of the buyer's name and address; newest first. */
export async function searchOrders(db: Database, terms: SearchTerms, most: number): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orders)
    .where(and(IS_SOLD, matchesOrder(terms)))
    .orderBy(desc(orders.number))
    .limit(most)
}

/** The condition of `searchOrders`. */
export function matchesOrder({ words, number, cents, phone, reference }: SearchTerms): SQL | undefined {
  return or(
    words.length > 0 ? matchesWords(SEARCHED_ORDER, words) : undefined,
    number === null ? undefined : eq(orders.number, number),
    cents === null ? undefined : eq(orders.totalCents, cents),
    phone === null ? undefined : sql`${CUSTOMER_PHONE_DIGITS} like ${`%${phone}%`}`,
    reference === null ? undefined : eq(orders.referenceHash, hashToken(reference)),
  )
}

/** Sold orders of a customer with their lines, newest first. */
export async function listOrdersOf(
  db: Database,
  customer: string,
  most: number,
): Promise<(StoredOrder & { lines: (typeof orderLines.$inferSelect)[] })[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(IS_SOLD, eq(orders.customer, customer)))
    .orderBy(desc(orders.number))
    .limit(most)
  if (found.length === 0) return []
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position))
  return found.map((order) => ({ ...order, lines: lines.filter(({ orderId }) => orderId === order.id) }))
}
