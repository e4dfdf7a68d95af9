import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { preparedQuery } from '#platform/database/prepared-query.ts'
import { bookingPaymentEvents, bookings } from './booking.tables.server.ts'
import { OCCUPYING_STATES, stillWaivedCents } from '../booking.ts'
import type { BookingNeed } from '../rules/staff-booking.ts'

export type StoredBooking = typeof bookings.$inferSelect
export type NewBooking = typeof bookings.$inferInsert

/** Unique under its idempotency key. */
export const BOOKING_KEY = 'bookings_idempotency_hash_unique'

/**
 * Starts at once, unless `isPreview`: it is rolled back, so the number is the next one, which is not used up. Fails when
 * the idempotency key is taken.
 */
export async function insertBooking(
  tx: Transaction,
  booking: NewBooking,
  { isPreview = false }: { isPreview?: boolean | undefined } = {},
) {
  const inserting = isPreview
    ? tx
        .insert(bookings)
        .overridingSystemValue()
        .values({ ...booking, number: await nextNumber(tx) })
    : tx.insert(bookings).values(booking)
  const [inserted] = await inserting.returning().execute()
  if (!inserted) throw new Error('the booking was not inserted')
  return inserted
}

async function nextNumber(tx: Transaction) {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select last_value + is_called::int as number from bookings_number_seq`,
  )
  return Number(rows[0]?.number)
}

export async function updateBooking(
  db: Database | Transaction,
  id: string,
  change: Partial<NewBooking>,
  now: Date,
): Promise<StoredBooking> {
  const [booking] = await db
    .update(bookings)
    .set({ ...change, updatedAt: now })
    .where(eq(bookings.id, id))
    .returning()
  if (!booking) throw new Error('bookings has no such row')
  const waivedCents = stillWaivedCents(booking)
  return waivedCents === booking.waivedCents ? booking : updateBooking(db, id, { waivedCents }, now)
}

/** Idempotent. */
export async function addBookingNeed(tx: Transaction, id: string, need: BookingNeed) {
  await tx
    .update(bookings)
    .set({ needsAttention: sql`array_append(array_remove(${bookings.needsAttention}, ${need}), ${need})` })
    .where(eq(bookings.id, id))
}

/** No-op unless it is held. */
export async function extendHold(db: Database, id: string, heldUntil: Date, now: Date) {
  await db
    .update(bookings)
    .set({ heldUntil, updatedAt: now })
    .where(and(eq(bookings.id, id), eq(bookings.state, 'held')))
}

/** @returns false when it is no longer held and needs no payment page. */
export async function setPaymentSession(
  db: Database,
  id: string,
  session: { sessionId: string; sessionUrl: string; askedCents: number },
  now: Date,
) {
  const kept = await db
    .update(bookings)
    .set({ ...session, updatedAt: now })
    .where(and(eq(bookings.id, id), eq(bookings.state, 'held')))
  return kept.rowCount === 1
}

export async function findBooking(
  db: Database | Transaction,
  by: Partial<Record<'id' | 'movedFromId' | 'referenceHash' | 'idempotencyHash' | 'sessionId', string>>,
) {
  const condition = and(
    ...Object.entries(by).map(([column, value]) => eq(bookings[column as keyof typeof by], value)),
  )
  const [booking] = await db
    .select()
    .from(bookings)
    .where(condition ?? sql`false`)
    .execute()
  return booking
}

/** The booking, or the one that it was moved to in the end. */
export async function findCurrentBooking(db: Database | Transaction, id: string) {
  let found = await findBooking(db, { id })
  while (found?.state === 'moved') found = await findBooking(db, { movedFromId: found.id })
  return found
}

/** Of a booking and of those that it was moved from. */
export async function listMovedIds(db: Database | Transaction, booking: StoredBooking) {
  const ids = [booking.id]
  let from = booking.movedFromId
  while (from) {
    ids.push(from)
    from = (await findBooking(db, { id: from }))?.movedFromId ?? null
  }
  return ids
}

export async function findBookingHeads(db: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: bookings.id, number: bookings.number, state: bookings.state })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
}

/** Lock order of every transaction: event first, then booking. */
export async function lockBooking(tx: Transaction, id: string) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking
}

/** Places taken: booked, held, offered or blocked. Needs the event's lock. */
export async function countTaken(tx: Transaction, { id: eventId, blocked }: { id: string; blocked: number }) {
  return blocked + (await countPeople(tx, eventId))
}

/** People with places of an event. Needs its lock. */
export async function countPeople(tx: Transaction, eventId: string) {
  const [row] = await peopleQuery(tx).execute({ eventId })
  return row?.people ?? 0
}

const peopleQuery = preparedQuery((db) =>
  db
    .select({ people: sql<number>`coalesce(sum(${bookings.people}), 0)::int` })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, sql.placeholder('eventId')),
        or(inArray(bookings.state, [...OCCUPYING_STATES]), isNotNull(bookings.offeredUntil)),
      ),
    )
    .prepare('people-of-event'),
)

/** Waiting bookings without an offer, in the order in which free places are offered. */
export function listWaiting(tx: Database | Transaction, eventId: string) {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, eventId),
        eq(bookings.state, 'waitlisted'),
        // These wait for approval, not for a place.
        ne(bookings.payment, 'invoice_asked'),
        isNull(bookings.offeredUntil),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.number))
}

export function listBookingsOfEvent(db: Database | Transaction, eventId: string) {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.eventId, eventId))
    .orderBy(asc(bookings.createdAt), asc(bookings.number))
}

/** Overdue holds and offers, at most `most`. */
export function listOverdue(db: Database, now: Date, most: number) {
  return db
    .select()
    .from(bookings)
    .where(or(lte(bookings.heldUntil, now), lte(bookings.offeredUntil, now)))
    .orderBy(asc(bookings.createdAt))
    .limit(most)
}

/** Held until between the two, with an address and not reminded yet; those that end first come first. */
export function listUnremindedHolds(db: Database, { from, to }: { from: Date; to: Date }, most: number) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        gt(bookings.heldUntil, from),
        lte(bookings.heldUntil, to),
        isNull(bookings.holdRemindedAt),
        isNotNull(bookings.email),
      ),
    )
    .orderBy(asc(bookings.heldUntil))
    .limit(most)
}

/**
 * Confirmed bookings with an address due for a reminder, also if reminded over `staleHours` before the start (postponed). Skips locked
 * rows.
 */
export function claimUnreminded(
  tx: Transaction,
  eventIds: readonly string[],
  { before, staleHours }: { before: Date; staleHours: number },
  most: number,
): Promise<{ id: string }[]> {
  // Linked in db/routines/bookings.sql.
  const begins = sql`(select events.starts_at from events where events.id = ${bookings.eventId})`
  const isStale = sql`${bookings.remindedAt} < ${begins} - make_interval(hours => ${staleHours})`
  return tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        inArray(bookings.eventId, [...eventIds]),
        eq(bookings.state, 'confirmed'),
        isNotNull(bookings.email),
        or(isNull(bookings.remindedAt), isStale),
        lte(bookings.createdAt, before),
      ),
    )
    .orderBy(asc(bookings.createdAt))
    .limit(most)
    .for('update', { skipLocked: true })
}

/** @returns false for an event that was already processed. */
export async function insertBookingPaymentEvent(
  tx: Transaction,
  event: typeof bookingPaymentEvents.$inferInsert,
) {
  const rows = await tx
    .insert(bookingPaymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: bookingPaymentEvents.id })
  return rows.length === 1
}
