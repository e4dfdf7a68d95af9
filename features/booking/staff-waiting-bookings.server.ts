import { and, asc, count, eq, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { bookings } from './booking.tables.server.ts'
import type { WaitingBooking } from './staff-booking.ts'

/** Most of one answer: more than anybody settles in one go. */
const MOST_WAITING = 200

/** Bookings that nothing but somebody of us moves on: an invoice to decide on, a refund that did not arrive. */
const waitsForUs = or(
  and(eq(bookings.payment, 'invoice_asked'), eq(bookings.state, 'waitlisted')),
  eq(bookings.payment, 'refund_failed'),
)

export async function countWaitingBookings(db: Database): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(bookings).where(waitsForUs)
  return row?.waiting ?? 0
}

/** Those bookings, the one that waits longest first. */
export function listWaitingBookings(db: Database): Promise<WaitingBooking[]> {
  const { id, eventId, number, name, company, people, payment } = bookings
  return db
    .select({ id, eventId, number, name, company, people, payment })
    .from(bookings)
    .where(waitsForUs)
    .orderBy(asc(bookings.updatedAt), asc(bookings.number))
    .limit(MOST_WAITING)
}
