import { and, asc, eq, gte } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { type EventRow, events } from './calendar.tables.server.ts'
import type { EventInput } from '../rules/event-input.ts'

type NewEvent = typeof events.$inferInsert

export function toColumns({ starts, ends, ...input }: EventInput): Omit<NewEvent, 'id'> {
  return { ...input, startsLocal: wallClock(starts), endsLocal: wallClock(ends) }
}

/** The input that would produce this event, for forms and repetitions. */
export function toInput(row: EventRow): EventInput {
  const { serviceId, title, allDay, place, meetingPoint, places, priceCents, note } = row
  return {
    serviceId,
    title,
    starts: row.startsLocal.slice(0, 16).replace(' ', 'T'),
    ends: row.endsLocal.slice(0, 16).replace(' ', 'T'),
    allDay,
    place,
    meetingPoint,
    places,
    blocked: row.blocked,
    priceCents,
    public: row.public,
    note,
    minimumParticipants: row.minimumParticipants,
    decideBy: row.decideBy,
  }
}

export async function insertEvent(tx: Transaction, values: NewEvent): Promise<EventRow> {
  const [row] = await tx.insert(events).values(values).returning()
  if (!row) throw new Error('the event was not written')
  return row
}

/** Locks the event until the transaction ends; undefined when there is none. */
export async function lockEvent(tx: Transaction, id: string): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(events).where(eq(events.id, id)).for('update')
  return row
}

/**
 * Locks an event and the later ones of its series that are to come, in one order, until the transaction ends; others in
 * order of their beginning.
 */
export async function lockFollowing(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ first: EventRow | undefined; others: EventRow[] }> {
  const [event] = await tx.select().from(events).where(eq(events.id, id))
  if (!event?.seriesId) return { first: await lockEvent(tx, id), others: [] }
  const rows = await tx
    .select()
    .from(events)
    .where(and(eq(events.seriesId, event.seriesId), gte(events.startsLocal, event.startsLocal)))
    .orderBy(asc(events.id))
    .for('update')
  const others = rows
    .filter((row) => row.id !== id && row.state === 'scheduled' && row.startsAt > now)
    .toSorted((a, b) => (a.startsLocal < b.startsLocal ? -1 : 1))
  return { first: rows.find((row) => row.id === id), others }
}

/** Needs the event's lock. Throws when the event does not exist. */
export async function updateEvent(tx: Transaction, id: string, values: Partial<NewEvent>): Promise<EventRow> {
  const [row] = await tx.update(events).set(values).where(eq(events.id, id)).returning()
  if (!row) throw new Error(`event ${id} is gone although it was locked`)
  return row
}

function wallClock(local: string): string {
  return `${local.replace('T', ' ')}:00`
}
