import { and, asc, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { deleteGuestsOf } from '../group/group-repository.server.ts'
import { bookings } from './booking.tables.server.ts'
import { CAME_TO_NOTHING } from './came-to-nothing.server.ts'
import { deleteBookings, type UnlinkFromVouchers } from './delete-bookings.server.ts'

/** The event's end; linked in db/routines/bookings.sql. */
const eventEnd = sql`(select events.ends_at from events where events.id = ${bookings.eventId})`

/** Deletes bookings unchanged since `before` whose event ended before it, in batches. @returns how many. */
export function purgeBookings(
  db: Database,
  before: Date,
  batch: number,
  unlinkFromVouchers: UnlinkFromVouchers,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          lt(bookings.createdAt, before),
          lt(bookings.updatedAt, before),
          sql`${eventEnd} < ${before.toISOString()}`,
        ),
      )
      .orderBy(asc(bookings.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    return deleteBookings(
      tx,
      due.map(({ id }) => id),
      unlinkFromVouchers,
    )
  })
}

/**
 * Erases participants, notes (health, food) and what guests entered, of events ended before `before`. @returns the number of
 * bookings.
 */
export function purgeParticipants(db: Database, before: Date, batch: number): Promise<number> {
  return db.transaction(async (tx) => {
    const forgotten = await tx.execute<{ id: string }>(sql`
      update bookings set participants = '[]'::jsonb, note = null, note_consent_at = null, staff_note = null,
        move_wish = null, emergency_contact = null
      where id in (
        select booking.id from bookings booking join events event on event.id = booking.event_id
        where event.ends_at < ${before.toISOString()}
          and (booking.participants <> '[]'::jsonb or booking.note is not null or booking.staff_note is not null
            or booking.move_wish is not null or booking.emergency_contact is not null
            or exists (select from booking_groups where booking_id = booking.id)
            or exists (select from booking_guests where booking_id = booking.id))
        order by booking.id limit ${batch} for update of booking skip locked
      ) returning id`)
    await deleteGuestsOf(
      tx,
      forgotten.rows.map(({ id }) => id),
    )
    return forgotten.rowCount ?? 0
  })
}

/** Deletes waiting and cancelled bookings without money of events that ended before `before`. @returns how many. */
export function purgeWaitingList(
  db: Database,
  before: Date,
  batch: number,
  unlinkFromVouchers: UnlinkFromVouchers,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(CAME_TO_NOTHING, sql`${eventEnd} < ${before.toISOString()}`))
      .orderBy(asc(bookings.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    return deleteBookings(
      tx,
      due.map(({ id }) => id),
      unlinkFromVouchers,
    )
  })
}
