import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookingEvents, bookingReplacements, bookings } from './booking.tables.server.ts'

/** Money arrived for it, though it may have gone again, or was not taken: the owner pays that back at the provider. */
const MONEY_CAME = ['paid', 'paid_again', 'paid_too_late', 'amount_mismatch', 'wrong_mode']

/**
 * Waiting or cancelled, and no money ever arrived for it, is owed, or went back to others for its places. Every other booking
 * belongs to the books, whatever its state (OR art. 958f).
 */
export const CAME_TO_NOTHING: SQL = sql`(${and(
  inArray(bookings.state, ['waitlisted', 'cancelled']),
  eq(bookings.paidCents, 0),
  eq(bookings.voucherCents, 0),
  eq(bookings.feeCents, 0),
  sql`not exists (select from ${bookingEvents} e where e.booking_id = ${bookings.id} and ${inArray(sql`e.action`, MONEY_CAME)})`,
  sql`not exists (select from ${bookingReplacements} r where r.replaced_by_id = ${bookings.id})`,
)})`

/** @returns the ids of those that came to nothing. */
export async function findThoseThatCameToNothing(
  db: Database | Transaction,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, ids), CAME_TO_NOTHING))
  return new Set(found.map(({ id }) => id))
}
