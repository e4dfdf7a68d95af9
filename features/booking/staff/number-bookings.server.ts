import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookings } from '../database/booking.tables.server.ts'

export function numberBookings(db: Database, ids: string[]): Promise<{ id: string; number: number }[]> {
  return db
    .select({ id: bookings.id, number: bookings.number })
    .from(bookings)
    .where(inArray(bookings.id, ids))
}

/** @returns the id in a list, empty when no booking has the number */
export async function findBookingByNumber(db: Database, number: number): Promise<string[]> {
  const rows = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.number, number))
  return rows.map(({ id }) => id)
}

/** Whether anybody ever booked an event, however it ended. */
export async function hasBookings(tx: Transaction, eventId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.eventId, eventId))
    .limit(1)
  return found !== undefined
}
