import { eq, sql } from 'drizzle-orm'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { type StaffVoucherLine, standingOf } from '#features/voucher/desk/staff-voucher.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** The rest of each row's voucher, in Rappen. */
export function restOf(db: Database) {
  return sql<number>`(${db
    .select({ cents: sql`coalesce(sum(${voucherEntries.amountCents}), 0)::int` })
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, vouchers.id))})`
}

/** Vouchers with their rest and the order, or the booking, that they come from. */
export function selectStaffVouchers(db: Database) {
  return db
    .select({
      voucher: vouchers,
      line: orderLines,
      order: orders,
      booking: {
        number: bookings.number,
        name: bookings.name,
        email: bookings.email,
        language: bookings.language,
      },
      restCents: restOf(db),
    })
    .from(vouchers)
    .leftJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .$dynamic()
}

export type StaffVoucherRow = Awaited<ReturnType<typeof selectStaffVouchers>>[number]

export function toStaffVoucherLine(row: StaffVoucherRow, today: string): StaffVoucherLine {
  const { voucher, restCents } = row
  const { id, lastFour, kind, level, initialCents, currency, validUntil, issuedAt, test } = voucher
  return {
    id,
    lastFour,
    kind,
    level,
    initialCents,
    restCents,
    currency,
    validUntil,
    test,
    issuedAt: issuedAt.toISOString(),
    standing: standingOf(voucher, restCents, today),
    order: sourceOf(row),
  }
}

function sourceOf({ line, order, booking }: StaffVoucherRow): StaffVoucherLine['order'] {
  if (!order || !line)
    return {
      of: 'booking',
      number: booking?.number ?? null,
      name: booking?.name ?? null,
      email: booking?.email ?? null,
      title: '',
      language: booking?.language ?? 'de',
      recipient: null,
      recipientEmail: null,
    }
  return {
    of: 'order',
    number: order.number,
    name: order.customerName,
    email: order.customerEmail,
    title: [line.productTitle, line.variantTitle].filter(Boolean).join(', ').replaceAll('\u00ad', ''),
    language: order.language,
    recipient: line.gift?.recipient ?? null,
    recipientEmail: line.gift?.email ?? null,
  }
}
