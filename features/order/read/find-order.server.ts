import { eq } from 'drizzle-orm'
import { maskEmail } from '#kernel/mask-email.ts'
import { pick } from '#kernel/pick.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import { isShipped } from '../order-details.ts'
import { orders } from '../database/order.tables.server.ts'
import { named } from '../parcels/describe-parcel.ts'
import { trackingUrl } from '../parcels/parcel.ts'
import { isAccepted, type OrderSummary } from './order-summary.ts'
import { readWholeOrders } from './whole-order.server.ts'

/** Format of references; anything else is not queried. */
const REFERENCE = /^[\w-]{43}$/

const SHOWN = [
  'state',
  'test',
  'currency',
  'totalCents',
  'voucherCents',
  'voucherReturnedCents',
  'refundedCents',
  'withdrawnCents',
  'contestedCents',
] as const
const SHOWN_OF_LINE = [
  'kind',
  'variantId',
  'productTitle',
  'variantTitle',
  'quantity',
  'unitPriceCents',
  'totalCents',
] as const

type FoundOrder = Omit<OrderSummary, 'changedVouchers'> & { voucherLineIds: string[] }

/** The order of a reference, for `/success`; undefined when there is none. */
export async function findOrderByReference(
  db: Database | Transaction,
  reference: string,
): Promise<FoundOrder | undefined> {
  if (!REFERENCE.test(reference)) return undefined
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.referenceHash, hashToken(reference)))
  const [whole] = order ? await readWholeOrders(db, [order]) : []
  if (!order || !whole) return undefined
  const { lines } = whole
  return {
    ...pick(order, ...SHOWN),
    number: String(order.number),
    isAccepted: isAccepted(order.state),
    voucherReturned: order.voucherReturnedAt !== null,
    isSent: whole.sentAt !== null,
    isDone: order.fulfilledAt !== null,
    parcels: whole.current.map((parcel, index) => ({
      number: index + 1,
      sentAt: parcel.sentAt.toISOString(),
      trackingNumber: parcel.trackingNumber,
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
      lines: named(lines, parcel.lines),
    })),
    placedAt: order.placedAt.toISOString(),
    termsVersion: order.termsAcceptedAt && order.termsVersion,
    emailHint: order.customerEmail === null ? null : maskEmail(order.customerEmail),
    hasGoods: lines.some(isShipped),
    hasVouchers: lines.some((line) => line.kind !== 'goods'),
    voucherLineIds: lines.flatMap(({ id, kind }) => (kind === 'goods' ? [] : [id])),
    lines: lines.map(({ gift, ...line }) => ({
      ...pick(line, ...SHOWN_OF_LINE),
      gift: gift && { ...gift, ...(gift.email && { email: maskEmail(gift.email) }) },
    })),
  }
}
