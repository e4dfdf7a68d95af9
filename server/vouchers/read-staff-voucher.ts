import { asc, eq, inArray } from 'drizzle-orm'
import { authUsers } from '#features/account/database/account.tables.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import type { StaffVoucher, VoucherEntryRow } from '#features/voucher/staff/staff-voucher.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { selectStaffVouchers, toStaffVoucherLine } from './staff-voucher-rows.ts'

type StoredEntry = typeof voucherEntries.$inferSelect

/** A voucher with its ledger and where it was used; undefined when there is none. */
export async function readStaffVoucher(
  db: Database,
  id: string,
  now: Date,
): Promise<StaffVoucher | undefined> {
  const [row] = await selectStaffVouchers(db).where(eq(vouchers.id, id))
  if (!row) return undefined
  const { blockedAt, blockReason, voidedAt, replacedById } = row.voucher
  const [entries, [replacedBy], older] = await Promise.all([
    db.select().from(voucherEntries).where(eq(voucherEntries.voucherId, id)).orderBy(asc(voucherEntries.id)),
    replacedById ? heads(db).where(eq(vouchers.id, replacedById)) : [],
    heads(db).where(eq(vouchers.replacedById, id)).orderBy(asc(vouchers.issuedAt)),
  ])
  const replaces = older.at(-1)
  return {
    ...toStaffVoucherLine(row, swissTime(now).day),
    blockedAt: blockedAt?.toISOString() ?? null,
    blockReason,
    voidedAt: voidedAt?.toISOString() ?? null,
    replacedBy: replacedBy ?? null,
    replaces: replaces ?? null,
    entries: await toRows(db, entries, voidedAt === null || replacedById !== null),
  }
}

function heads(db: Database) {
  return db.select({ id: vouchers.id, lastFour: vouchers.lastFour }).from(vouchers).$dynamic()
}

async function toRows(
  db: Database,
  entries: readonly StoredEntry[],
  takesBack: boolean,
): Promise<VoucherEntryRow[]> {
  const [booked, ordered, billed, staff] = await Promise.all([
    some(idsIn(entries, 'bookingId'), (ids) =>
      db
        .select({ id: bookings.id, number: bookings.number, eventId: bookings.eventId })
        .from(bookings)
        .where(inArray(bookings.id, ids)),
    ),
    some(idsIn(entries, 'orderId'), (ids) =>
      db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids)),
    ),
    some(idsIn(entries, 'invoiceId'), (ids) =>
      db.select({ id: invoices.id, number: invoices.number }).from(invoices).where(inArray(invoices.id, ids)),
    ),
    some(idsIn(entries, 'actorId'), (ids) =>
      db
        .select({ id: authUsers.id, email: authUsers.email })
        .from(authUsers)
        .where(inArray(authUsers.id, ids)),
    ),
  ])
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  let restCents = 0
  return entries.map((entry) => {
    const { id, at, amountCents: cents, cause, reference, bookingId, orderId, invoiceId, actorId } = entry
    restCents += cents
    const isUndone = undone.has(id)
    const booking = booked.find((each) => each.id === bookingId)
    const invoice = billed.find((each) => each.id === invoiceId)
    const order = ordered.find((each) => each.id === orderId)
    return {
      id,
      cents,
      restCents,
      cause,
      isUndone,
      at: at.toISOString(),
      place: booking
        ? { kind: 'booking' as const, number: booking.number, eventId: booking.eventId }
        : order
          ? { kind: 'order' as const, number: order.number }
          : invoice
            ? { kind: 'invoice' as const, id: invoice.id, number: invoice.number ?? '' }
            : reference === null
              ? null
              : { kind: 'staff' as const, reference },
      by: staff.find((each) => each.id === actorId)?.email ?? null,
      canUndo: takesBack && cause === 'redeemed' && reference !== null && !isUndone,
    }
  })
}

function idsIn(
  entries: readonly StoredEntry[],
  key: 'bookingId' | 'orderId' | 'invoiceId' | 'actorId',
): string[] {
  return [...new Set(entries.flatMap((entry) => entry[key] ?? []))]
}

async function some<Row>(ids: string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : read(ids)
}
