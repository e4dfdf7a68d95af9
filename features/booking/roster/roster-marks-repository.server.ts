import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { rosterMarks } from '../database/roster-mark.tables.server.ts'
import type { KeptMark } from './roster-mark.ts'

type NewMark = typeof rosterMarks.$inferInsert

/** @returns false when the mark came before. */
export async function insertMark(tx: Transaction, mark: NewMark): Promise<boolean> {
  const inserted = await tx
    .insert(rosterMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ id: rosterMarks.id })
  return inserted.length === 1
}

export async function hasMark(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.select({ id: rosterMarks.id }).from(rosterMarks).where(eq(rosterMarks.id, id))
  return found.length === 1
}

export async function listMarksOfBooking(tx: Transaction, bookingId: string): Promise<KeptMark[]> {
  const rows = await tx
    .select()
    .from(rosterMarks)
    .where(eq(rosterMarks.bookingId, bookingId))
    .orderBy(asc(rosterMarks.sequence))
  return rows.map(toMark)
}

/** All marks of the event's bookings, oldest first. */
export async function listMarksOfEvent(db: Database, eventId: string): Promise<KeptMark[]> {
  const rows = await db
    .select({ mark: rosterMarks })
    .from(rosterMarks)
    .innerJoin(bookings, eq(bookings.id, rosterMarks.bookingId))
    .where(eq(bookings.eventId, eventId))
    .orderBy(asc(rosterMarks.sequence))
  return rows.map(({ mark }) => toMark(mark))
}

function toMark(row: typeof rosterMarks.$inferSelect): KeptMark {
  const { id, bookingId, person, kind, cents, means, outcome, device, markedBy, markedAt } = row
  const every = { id, bookingId, person, device, by: markedBy, at: markedAt.toISOString(), outcome }
  if (kind !== 'paid') return { ...every, kind, cents: null, means: null }
  if (cents === null || means === null) throw new Error(`roster mark ${id} has no amount`)
  return { ...every, kind, cents, means }
}
