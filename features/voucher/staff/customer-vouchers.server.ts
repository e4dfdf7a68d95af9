import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { CustomerRow } from '#features/customer/staff/customer-file.ts'
import { orderLines } from '#features/order/database/order.tables.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { selectStaffVouchers, type StaffVoucherRow, toStaffVoucherLine } from './voucher-rows.server.ts'

/** Numbers of a customer's bookings, orders and invoices, by id. */
export interface CustomerRecords {
  email: string | null
  lineIds: readonly string[]
  bookings: ReadonlyMap<string, number>
  orders: ReadonlyMap<string, number>
  invoices: ReadonlyMap<string, string>
}

/**
 * Vouchers that a customer bought, got for a booking or received, and what vouchers paid of their bookings and
 * orders. `creditCents`: balance of the valid ones in Rappen, of bought ones only while they were not sent to
 * somebody else.
 */
export async function readCustomerVouchers(
  db: Database,
  records: CustomerRecords,
  now: Date,
): Promise<{ rows: CustomerRow[]; creditCents: number }> {
  const { day: today } = swissTime(now)
  const [owned, uses] = await Promise.all([readOwned(db, records), readUses(db, records)])
  const rows = owned.map((row) => {
    const line = toStaffVoucherLine(row, today)
    const isSent = isSame(line.order.recipientEmail, records.email)
    const isBought = !row.line || records.lineIds.includes(row.line.id)
    return { line, isBought, isHeld: isSent || (isBought && line.order.recipientEmail === null) }
  })
  return {
    rows: [
      ...rows.map(
        ({ line, isBought }): CustomerRow => ({
          at: line.issuedAt,
          kind: 'voucher',
          id: line.id,
          lastFour: line.lastFour,
          cents: line.initialCents,
          restCents: line.restCents,
          standing: line.standing,
          way: isBought ? (line.order.of === 'order' ? 'bought' : 'credited') : 'received',
          name: isBought ? line.order.recipient : line.order.name,
        }),
      ),
      ...uses,
    ],
    creditCents: rows
      .filter(({ line, isHeld }) => isHeld && line.standing === 'valid')
      .reduce((sum, { line }) => sum + line.restCents, 0),
  }
}

/** Without those that another code has replaced. */
async function readOwned(
  db: Database,
  { email, lineIds, bookings }: CustomerRecords,
): Promise<StaffVoucherRow[]> {
  const sent = email === null ? [] : await readSentLines(db, email)
  const lines = [...new Set([...lineIds, ...sent])]
  if (lines.length + bookings.size === 0) return []
  const theirs = or(inArray(vouchers.orderLineId, lines), inArray(vouchers.bookingId, [...bookings.keys()]))
  return selectStaffVouchers(db).where(and(theirs, isNull(vouchers.replacedById)))
}

async function readSentLines(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(sql`lower(${orderLines.gift} ->> 'email')`, email.toLowerCase()))
  return rows.map(({ id }) => id)
}

async function readUses(
  db: Database,
  { bookings, orders, invoices }: CustomerRecords,
): Promise<CustomerRow[]> {
  if (bookings.size + orders.size + invoices.size === 0) return []
  const { bookingId, orderId, invoiceId, voucherId, amountCents, at } = voucherEntries
  const rows = await db
    .select({
      bookingId,
      orderId,
      invoiceId: sql<string | null>`case when ${bookingId} is null then ${invoiceId} end`,
      voucherId,
      lastFour: vouchers.lastFour,
      cents: sql<number>`(-sum(${amountCents}))::int`,
      at: sql<string>`min(${at})`,
    })
    .from(voucherEntries)
    .innerJoin(vouchers, eq(vouchers.id, voucherId))
    .where(
      or(
        inArray(bookingId, [...bookings.keys()]),
        inArray(orderId, [...orders.keys()]),
        inArray(invoiceId, [...invoices.keys()]),
      ),
    )
    .groupBy(
      bookingId,
      orderId,
      sql`case when ${bookingId} is null then ${invoiceId} end`,
      voucherId,
      vouchers.lastFour,
    )
    .having(sql`sum(${amountCents}) < 0`)
  return rows.flatMap((use): CustomerRow[] => {
    const number =
      bookings.get(use.bookingId ?? '') ?? orders.get(use.orderId ?? '') ?? invoices.get(use.invoiceId ?? '')
    if (number === undefined) return []
    return [
      {
        at: new Date(use.at).toISOString(),
        kind: 'voucher_use',
        id: use.voucherId,
        lastFour: use.lastFour,
        cents: use.cents,
        paid: use.bookingId ? 'booking' : use.orderId ? 'order' : 'invoice',
        number: String(number),
      },
    ]
  })
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase()
