import type { OrderVoucher } from '#features/order/order-details.ts'
import { omit } from '#kernel/omit.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { StaffOrder, StaffOrders, StaffOrderVoucher } from '#features/order/staff/staff-order.ts'
import {
  countStaffOrders,
  type ListedOrder,
  listStaffOrders,
  type OrderListInput,
} from '#features/order/staff/staff-read-orders.server.ts'
import { readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListPages } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { titlesIn } from './titles-in.ts'
import { voucherUsesOf } from './voucher-uses.ts'

/** One page of orders with the state of their vouchers, in the back office language. */
export async function listOrders(
  db: Database,
  input: OrderListInput,
  language: Language,
): Promise<StaffOrders> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    readOrderRows(db, input, language),
    countStaffOrders(db, input.q),
  ])
  return { orders: rows, ...pages, counts }
}

/** The page alone. */
export async function readOrderRows(
  db: Database,
  input: OrderListInput,
  language: Language,
  size?: number,
): Promise<{ rows: StaffOrder[] } & ListPages> {
  const { orders, ...pages } = await listStaffOrders(db, input, size)
  return { rows: await toStaffOrders(db, orders, language), ...pages }
}

/** With titles in this language and what their vouchers are worth. */
export async function toStaffOrders(
  db: Database,
  orders: ListedOrder[],
  language: Language,
): Promise<StaffOrder[]> {
  const lineIds = orders.flatMap(({ lines }) =>
    lines.flatMap(({ id, kind }) => (kind === 'goods' ? [] : [id])),
  )
  const [named, vouchers, uses] = await Promise.all([
    titlesIn(db, orders, language),
    readVouchers(db, lineIds),
    voucherUsesOf(db, lineIds),
  ])
  return named.map((order) => toStaffOrder(order, vouchers, uses))
}

function toStaffOrder(
  { language: _language, lines, ...order }: ListedOrder,
  vouchers: OrderVoucher[],
  uses: VoucherUse[],
): StaffOrder {
  const ids = new Set(lines.map(({ id }) => id))
  return {
    ...order,
    lines: lines.map(({ quantity, productTitle, variantTitle, gift, giftQueuedAt }) => ({
      title: `${quantity} × ${[productTitle, variantTitle].filter(Boolean).join(', ')}`,
      gift,
      giftQueuedAt: giftQueuedAt?.toISOString() ?? null,
    })),
    vouchers: vouchers
      .filter(({ orderLineId }) => ids.has(orderLineId))
      .map(
        ({ id, orderLineId, kind, lastFour, amountCents, balanceCents, voided }): StaffOrderVoucher => ({
          lastFour,
          kind,
          priceCents: lines.find((line) => line.id === orderLineId)?.unitPriceCents ?? 0,
          amountCents,
          balanceCents,
          voided,
          uses: uses.filter(({ voucherId }) => voucherId === id).map((use) => omit(use, 'voucherId')),
        }),
      ),
  }
}
