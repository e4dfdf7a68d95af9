import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { bookingEvents, bookings } from './booking.tables.server.ts'

/** Of the newest entry in all histories; 0 when there is none. */
export async function lastHistoryEntry(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(bookingEvents.id) }).from(bookingEvents)
  return row?.last ?? 0
}

/** Bookings for which a call was requested since that entry, each once. */
export async function listCallsSince(
  tx: Transaction,
  entry: number,
): Promise<{ number: number; name: string }[]> {
  return tx
    .selectDistinct({ number: bookings.number, name: bookings.name })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(and(gt(bookingEvents.id, entry), eq(bookingEvents.action, 'to_phone')))
    .orderBy(asc(bookings.number))
}
