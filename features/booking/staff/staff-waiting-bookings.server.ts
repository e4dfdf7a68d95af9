import { and, asc, count, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { STUCK_AFTER_MS } from '#platform/payments/refunds/send-pending-refund.ts'
import { ofPayment } from '../database/booking-payments-repository.server.ts'
import { bookingPayments, bookings } from '../database/booking.tables.server.ts'
import type { WaitingBooking } from '../rules/staff-booking.ts'

const MOST_WAITING = 200

/** Bookings that need staff: invoice requests, failed or unanswered refunds, disputed or wrong payments. */
const waitsForUs = (stuck: string[]) =>
  or(
    and(eq(bookings.payment, 'invoice_asked'), eq(bookings.state, 'waitlisted')),
    eq(bookings.payment, 'refund_failed'),
    sql`cardinality(${bookings.needsAttention}) > 0`,
    ...(stuck.length > 0 ? [inArray(bookings.id, stuck)] : []),
  )

export async function countWaitingBookings(db: Database, now: Date): Promise<number> {
  const stuck = await listStuck(db, now)
  const [row] = await db.select({ waiting: count() }).from(bookings).where(waitsForUs(stuck))
  return row?.waiting ?? 0
}

/** Longest waiting first. */
export async function listWaitingBookings(db: Database, now: Date): Promise<WaitingBooking[]> {
  const stuck = await listStuck(db, now)
  const { id, eventId, number, name, company, people, payment, needsAttention } = bookings
  const rows = await db
    .select({ id, eventId, number, name, company, people, payment, needsAttention })
    .from(bookings)
    .where(waitsForUs(stuck))
    .orderBy(asc(bookings.updatedAt), asc(bookings.number))
    .limit(MOST_WAITING)
  return rows.map((row) => ({ ...row, refundStuck: stuck.includes(row.id) }))
}

async function listStuck(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: bookingPayments.bookingId })
    .from(paymentRefunds)
    .innerJoin(bookingPayments, ofPayment)
    .where(
      and(
        eq(paymentRefunds.state, 'owed'),
        lte(paymentRefunds.createdAt, new Date(now.getTime() - STUCK_AFTER_MS)),
      ),
    )
    .limit(MOST_WAITING)
  return rows.map(({ id }) => id)
}
