import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { insertRows } from '#platform/database/plain-statements.ts'
import { bookingEvents, bookings } from './booking.tables.server.ts'

/** Adds an entry to the history of a booking; without `staffId` it was the customer or a job. */
export async function recordBookingEvent(
  tx: Transaction,
  bookingId: string,
  at: Date,
  action: string,
  { staffId: actorId, detail = {} }: { staffId?: string | undefined; detail?: Record<string, unknown> } = {},
) {
  await tx.insert(bookingEvents).values({ bookingId, at, action, actorId, detail })
}

export async function lastBookingEventAt(tx: Transaction, bookingId: string, action: string) {
  const [row] = await tx
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.action, action)))
  return row?.at ?? null
}

/** `recordBookingEvent` with all fields, prepared. */
export function addBookingEvent(tx: Transaction, event: typeof bookingEvents.$inferInsert): Promise<void> {
  return insertRows(tx, bookingEvents, [event])
}

/** Whether the event was recorded for this refund. */
export async function hasBookingEvent(tx: Transaction, bookingId: string, action: string, refundId: string) {
  const ofRefund = sql`${bookingEvents.detail}->>'refund' = ${refundId}`
  const isIt = and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.action, action), ofRefund)
  return (await tx.$count(bookingEvents, isIt)) > 0
}

export async function hasLeftWaitingList(db: Database | Transaction, bookingId: string) {
  const fromList = sql`${bookingEvents.detail}->>'fromList' = 'true'`
  const cancelled = eq(bookingEvents.action, 'cancelled')
  return (
    (await db.$count(bookingEvents, and(eq(bookingEvents.bookingId, bookingId), cancelled, fromList))) > 0
  )
}

/** Whether it was offered its place from the waiting list; what staff reserve was not. */
export async function hasWaited(db: Database | Transaction, bookingId: string) {
  const offered = and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.action, 'offered'))
  return (await db.$count(bookingEvents, offered)) > 0
}

export async function hasAcceptedOffer(db: Database | Transaction, bookingId: string) {
  const accepted = and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.action, 'offer_accepted'))
  return (await db.$count(bookingEvents, accepted)) > 0
}

/** Of the newest entry in all histories; 0 when there is none. */
export async function lastHistoryEntry(tx: Transaction) {
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
