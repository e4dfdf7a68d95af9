import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderEvents, orderLines, orders } from '../database/order.tables.server.ts'
import { isShipped, type OrderDetails, type OrderLine } from '../order-details.ts'

/** An order with its lines. `readOrder` of `features/order/http/read-order.ts` adds the vouchers, another feature. */
export async function readOrderWithoutVouchers(
  db: Database | Transaction,
  orderId: string,
): Promise<Omit<OrderDetails, 'vouchers'> | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  const lines = await readOrderLines(db, orderId)
  const { shippingStreet, shippingPostalCode, shippingCity, shippingCountry } = order
  return {
    id: order.id,
    number: String(order.number),
    state: order.state,
    byInvoice: order.invoiceId !== null,
    language: order.language,
    currency: order.currency,
    totalCents: order.totalCents,
    voucherCents: order.voucherCents,
    voucherReturned: order.voucherReturnedAt !== null,
    voucherReturnedCents: order.voucherReturnedCents,
    refundedCents: order.refundedCents,
    withdrawnCents: order.withdrawnCents,
    contestedCents: order.contestedCents,
    shipped: lines.some(isShipped),
    provider: order.provider,
    test: order.test,
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
      shippingAddress:
        shippingStreet !== null &&
        shippingPostalCode !== null &&
        shippingCity !== null &&
        shippingCountry !== null
          ? {
              street: shippingStreet,
              postalCode: shippingPostalCode,
              city: shippingCity,
              country: shippingCountry,
            }
          : null,
    },
    termsVersion: order.termsVersion,
    termsAcceptedAt: order.termsAcceptedAt,
    needsAttention: order.needsAttention,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    fulfilledAt: order.fulfilledAt,
    expiresAt: order.expiresAt,
    lines: lines.map(
      (line): OrderLine => ({
        id: line.id,
        kind: line.kind,
        productId: line.productId,
        variantId: line.variantId,
        productTitle: line.productTitle,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        unitPriceCents: line.unitPriceCents,
        totalCents: line.totalCents,
        gift: line.gift,
      }),
    ),
  }
}

/** In the cart's order. */
export function readOrderLines(db: Database | Transaction, orderId: string) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

export async function findOrderIdOfNumber(db: Database, number: number): Promise<string | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order?.id
}

export async function findOrderNumber(db: Database, id: string): Promise<number | undefined> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return order?.number
}

/** The history of its states, oldest first. */
export function readOrderEvents(
  db: Database | Transaction,
  orderId: string,
): Promise<(typeof orderEvents.$inferSelect)[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}

export type StoredOrderLine = typeof orderLines.$inferSelect
