import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type CalendarEvent, type EventQuery, MAX_EVENTS } from '../calendar-event.ts'
import { type EventRow, events } from './calendar.tables.server.ts'
import { eventIdSchema } from '../rules/event-query.schema.ts'
import { type CalendarView, toCalendarEvent } from './to-calendar-event.server.ts'

/** Public events that have not ended by `now`, by start. */
export async function listEvents(
  database: Database | Transaction,
  query: EventQuery,
  view: CalendarView,
): Promise<CalendarEvent[]> {
  const rows = await database
    .select()
    .from(events)
    .where(and(events.public, ...conditions(query, view.now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(query.limit ?? MAX_EVENTS)
  return (await withNewDates(database, rows)).map((row) => toCalendarEvent(row, view))
}

/** A public event, past and cancelled ones included. */
export async function findEvent(
  database: Database,
  id: string,
  view: CalendarView,
): Promise<CalendarEvent | undefined> {
  const found = await findEventRow(database, id)
  const [row] = await withNewDates(database, found ? [found] : [])
  return row && toCalendarEvent(row, view)
}

/** Any event, private ones included. */
export async function findAnyEvent(
  database: Database,
  id: string,
  view: CalendarView,
): Promise<CalendarEvent | undefined> {
  const row = await findAnyEventRow(database, id)
  return row && toCalendarEvent(row, view)
}

/** Any events in one query; unknown ids are left out. */
export async function findAnyEvents(
  database: Database,
  ids: readonly string[],
  view: CalendarView,
): Promise<CalendarEvent[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]))
    .orderBy(asc(events.startsAt), asc(events.id))
  return rows.map((row) => toCalendarEvent(row, view))
}

/** Adds to each that was moved to another date where it is now, if visitors may come there. */
export async function withNewDates(
  database: Database | Transaction,
  rows: readonly EventRow[],
): Promise<(EventRow & Pick<CalendarEvent, 'movedTo'>)[]> {
  const ids = rows.flatMap(({ movedToId }) => movedToId ?? [])
  if (ids.length === 0) return [...rows]
  const found = await database
    .select({ id: events.id, startsLocal: events.startsLocal })
    .from(events)
    .where(and(events.public, eq(events.state, 'scheduled'), inArray(events.id, ids)))
  return rows.map((row) => {
    const to = found.find(({ id }) => id === row.movedToId)
    return to ? { ...row, movedTo: { id: to.id, day: to.startsLocal.slice(0, 10) } } : row
  })
}

export async function findAnyEventRow(database: Database, id: string): Promise<EventRow | undefined> {
  const [row] = await database.select().from(events).where(eq(events.id, id))
  return row
}

const FEED_DAYS_BACK = 60
const FEED_EVENTS = 250

/** Public events for a feed, including those of the last 60 days; at most 250. */
export async function listFeedEvents(
  database: Database,
  serviceIds: EventQuery['serviceIds'],
  now: Date,
): Promise<EventRow[]> {
  const since = new Date(now.getTime() - FEED_DAYS_BACK * 86_400_000)
  return database
    .select()
    .from(events)
    .where(
      and(
        events.public,
        sql`${events.startsAt} > ${since.toISOString()}::timestamptz`,
        serviceIds && ofServices(serviceIds),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(FEED_EVENTS)
}

/** The row of a public event; undefined when there is none. */
export async function findEventRow(database: Database, id: string): Promise<EventRow | undefined> {
  if (!eventIdSchema.safeParse(id).success) return undefined
  const [row] = await database
    .select()
    .from(events)
    .where(and(events.public, eq(events.id, id)))
  return row
}

function conditions(query: EventQuery, now: Date): (SQL | undefined)[] {
  const { serviceIds, from, until, withCancelled } = query
  const after = from
    ? sql`greatest(${now.toISOString()}::timestamptz, ${midnight(from)})`
    : sql`${now.toISOString()}::timestamptz`
  return [
    // No event lasts over 30 days plus a clock change, so the index range starts there.
    sql`${events.startsAt} > ${after} - interval '31 days'`,
    sql`${events.endsAt} > ${after}`,
    until === undefined ? undefined : sql`${events.startsAt} < ${midnight(until)}`,
    serviceIds && ofServices(serviceIds),
    withCancelled ? undefined : eq(events.state, 'scheduled'),
  ]
}

function ofServices(wanted: NonNullable<EventQuery['serviceIds']>): SQL | undefined {
  const ids = wanted.filter((id) => id !== 'none')
  const named = inArray(events.serviceId, ids)
  return ids.length < wanted.length ? or(isNull(events.serviceId), named) : named
}

function midnight(day: string): SQL {
  return sql`timezone('Europe/Zurich', ${day}::date::timestamp)`
}
