import { swissTime } from '#i18n/format-date.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { canBecome } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import {
  type StoredBooking,
  addBookingNeed,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { payInvoiced } from '../staff/staff-settle-booking.server.ts'
import { markTime } from './mark-time.ts'
import { peopleToMark, statusOfParties } from './party-status.ts'
import type { KeptMark, RosterMark, TakenOutcome } from './roster-mark.ts'
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { bookings } from '../database/booking.tables.server.ts'
import { rosterMarks } from '../database/roster-mark.tables.server.ts'

export interface RosterMarksRequest {
  eventId: string
  staffId: string
  /** ISO 8601, of the device's clock, as the time of each mark. */
  sentAt: string
  marks: readonly RosterMark[]
}

interface RosterDeps extends Pick<BookingDeps, 'db' | 'events' | 'clock' | 'invoices'> {
  /** In the transaction of the marks that pay what was due. */
  onPaid: (tx: Transaction, bookingId: string) => Promise<void>
}

export interface RecordedMarks {
  /** Of bookings that are not on this event's list, or no longer. */
  unknown: string[]
}

/**
 * Keeps marks of an event from its first day on, each once, and what follows from them: attendance of the booking, and its
 * payment. A transaction per booking: what was cut off half-way is sent again.
 */
export async function recordRosterMarks(
  deps: RosterDeps,
  { eventId, staffId, sentAt, marks }: RosterMarksRequest,
) {
  const event = await deps.events.find(deps.db, eventId, 'de')
  if (!event) return refuseFor('unknown_event')
  if (swissTime(deps.clock()).day < event.startsLocal.slice(0, 10)) return refuseFor('too_early')
  const recorded: RecordedMarks = { unknown: [] }
  const byBooking = Map.groupBy(marks, ({ bookingId }) => bookingId)
  for (const [bookingId, own] of byBooking) {
    const result = await withBookingLocks(
      deps,
      bookingId,
      { staffId },
      async ({ tx, booking, event: { startsAt }, now }) => {
        if (booking.eventId !== eventId) return refuseFor('unknown_booking')
        const isInvoiced =
          own.some(({ kind }) => kind === 'paid') && (await deps.invoices.isSent(tx, booking))
        const timed = own.map((mark) => ({
          mark,
          at: markTime(new Date(mark.at), { sentAt: new Date(sentAt), now, startsAt }),
        }))
        const isPaid = await keepMarks(tx, deps, booking, timed, { staffId, isInvoiced, now })
        if (isPaid) await deps.onPaid(tx, bookingId)
        await followAttendance(tx, bookingId, staffId, now)
        return accept(undefined)
      },
    )
    if (!result.ok) recorded.unknown.push(...own.map(({ id }) => id))
  }
  return accept(recorded)
}

/** @returns whether what was due is paid by one of them. */
async function keepMarks(
  tx: Transaction,
  deps: Pick<RosterDeps, 'invoices'>,
  booking: StoredBooking,
  marks: readonly { mark: RosterMark; at: Date }[],
  { staffId, isInvoiced, now }: { staffId: string; isInvoiced: boolean; now: Date },
) {
  let isPaid = false
  for (const { mark, at } of marks) {
    const { id, bookingId, person, kind, device, cents, means } = mark
    const row = { id, bookingId, person, kind, device, markedBy: staffId, markedAt: at, receivedAt: now }
    if (kind !== 'paid') {
      await insertMark(tx, row)
      continue
    }
    if (await hasMark(tx, id)) continue
    const isRepeated = await hasTaken(tx, bookingId, { staffId, device })
    const outcome = await takePayment(tx, deps, booking, { cents, means }, { staffId, isInvoiced, now })
    await insertMark(tx, { ...row, cents, means, outcome })
    isPaid ||= outcome === 'paid'
    // Cash was taken that the booking does not expect.
    if (outcome !== 'paid' && !isRepeated) await addBookingNeed(tx, booking.id, 'amount_mismatch')
  }
  return isPaid
}

/** The same source already recorded this payment: two tabs of a device, or sent twice. */
async function hasTaken(
  tx: Transaction,
  bookingId: string,
  { staffId, device }: { staffId: string; device: string },
) {
  const marks = await listMarksOfBooking(tx, bookingId)
  return marks.some((mark) => mark.outcome === 'paid' && mark.by === staffId && mark.device === device)
}

/** Guides take what is due on arrival; what is invoiced or transferred is the office's (ADR-041). */
async function takePayment(
  tx: Transaction,
  deps: Pick<RosterDeps, 'invoices'>,
  { id: bookingId, dueWay }: StoredBooking,
  { cents, means }: { cents: number; means: NonNullable<RosterMark['means']> },
  { staffId, isInvoiced, now }: { staffId: string; isInvoiced: boolean; now: Date },
): Promise<TakenOutcome> {
  if (isInvoiced) return 'has_invoice'
  if (dueWay !== 'door') return 'nothing_due'
  const paid = await payInvoiced(tx, deps, bookingId, { staffId, seenCents: cents, means }, now)
  return paid.ok ? 'paid' : paid.refusal.code === 'amount_changed' ? 'amount_changed' : 'nothing_due'
}

/** One person present makes the booking attended; none makes it confirmed again. */
async function followAttendance(tx: Transaction, bookingId: string, staffId: string, now: Date) {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  const marks = await listMarksOfBooking(tx, bookingId)
  if (!marks.some(({ kind }) => kind !== 'paid')) return
  const party = {
    id: bookingId,
    people: booking.people,
    wasHere: false,
    money: 'settled',
    doorCents: 0,
  } as const
  const here = statusOfParties([party], marks).get(bookingId)?.here ?? 0
  const state = here > 0 ? 'attended' : booking.state === 'attended' ? 'confirmed' : booking.state
  if (state === booking.state || !canBecome(booking.state, state)) return
  await updateBooking(tx, bookingId, { state }, now)
  await recordBookingEvent(tx, bookingId, now, state, { staffId })
}

/** Device id of marks that the office makes: one for all of its staff. */
const OFFICE_DEVICE = '00000000-0000-4000-8000-00000000de5c'

/**
 * Records the office's entry for a whole party as the marks that a roster would make: everybody missing is present,
 * or nobody is any more (ADR-051). Writes no mark twice. The caller has locked the booking, and sets its state.
 */
export async function markParty(
  tx: Transaction,
  booking: Pick<StoredBooking, 'id' | 'people' | 'state'>,
  { isHere, staffId, now }: { isHere: boolean; staffId: string; now: Date },
) {
  const { id: bookingId, people } = booking
  const marks = await listMarksOfBooking(tx, bookingId)
  const isMarked = marks.some(({ kind }) => kind !== 'paid')
  const wasHere = booking.state === 'attended'
  const party = { id: bookingId, people, wasHere, money: 'settled', doorCents: 0 } as const
  const status = statusOfParties([party], marks).get(bookingId)
  if (!status) return
  const everybody = status.people.map((_, person) => person)
  for (const { person, kind } of peopleToMark(status, everybody, isHere, isMarked))
    await insertMark(tx, {
      id: randomUUID(),
      bookingId,
      person,
      kind,
      device: OFFICE_DEVICE,
      markedBy: staffId,
      markedAt: now,
      receivedAt: now,
    })
}

type NewMark = typeof rosterMarks.$inferInsert

/** @returns false when the mark came before. */
export async function insertMark(tx: Transaction, mark: NewMark) {
  const inserted = await tx
    .insert(rosterMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ id: rosterMarks.id })
  return inserted.length === 1
}

export async function hasMark(tx: Transaction, id: string) {
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
