import { type SQL, and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { deleteDisputes } from '#platform/payments/disputes/disputes-repository.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import {
  bookingEvents,
  bookingPaymentEvents,
  bookingPayments,
  bookingReplacements,
  bookings,
} from './booking.tables.server.ts'
import { deleteGuestsOf } from '../group/group-repository.server.ts'

export type UnlinkFromVouchers = (tx: Transaction, bookingIds: string[]) => Promise<void>

/** Deletes bookings and their dependent rows. Recount the event's places if they took any. */
export async function deleteBookings(tx: Transaction, ids: string[], unlinkFromVouchers: UnlinkFromVouchers) {
  if (ids.length === 0) return 0
  await unlinkFromVouchers(tx, ids)
  await tx.delete(bookingPaymentEvents).where(inArray(bookingPaymentEvents.bookingId, ids))
  await tx
    .delete(paymentRefunds)
    .where(and(eq(paymentRefunds.subject, 'booking'), inArray(paymentRefunds.subjectId, ids)))
  const paid = await tx.select().from(bookingPayments).where(inArray(bookingPayments.bookingId, ids))
  await deleteDisputes(
    tx,
    paid.map(({ paymentId }) => paymentId),
  )
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

export async function unlinkVouchers(tx: Transaction, voucherIds: string[]) {
  await tx.update(bookings).set({ voucherId: null }).where(inArray(bookings.voucherId, voucherIds))
}

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
export async function findThoseThatCameToNothing(db: Database | Transaction, ids: string[]) {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, ids), CAME_TO_NOTHING))
  return new Set(found.map(({ id }) => id))
}

/** The event's end; linked in db/routines/bookings.sql. */
const eventEnd = sql`(select events.ends_at from events where events.id = ${bookings.eventId})`

/** Deletes bookings unchanged since `before` whose event ended before it, in batches. @returns how many. */
export function purgeBookings(
  db: Database,
  before: Date,
  batch: number,
  unlinkFromVouchers: UnlinkFromVouchers,
) {
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
export function purgeParticipants(db: Database, before: Date, batch: number) {
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
) {
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
