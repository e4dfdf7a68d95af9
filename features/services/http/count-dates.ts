import { and, eq, gt, sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Of each service: public dates that have not begun and are not called off. */
export async function countDates(db: Database, now: Date): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ id: events.serviceId, dates: sql<number>`count(*)`.mapWith(Number) })
    .from(events)
    .where(and(events.public, eq(events.state, 'scheduled'), gt(events.startsAt, now)))
    .groupBy(events.serviceId)
  return new Map(rows.map(({ id, dates }) => [id, dates]))
}
