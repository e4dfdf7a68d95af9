import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { events } from '../database/calendar.tables.server.ts'
import { toInput } from '../database/event-rows.server.ts'
import { withNewDates } from '../database/events-repository.server.ts'
import type { EditableEvent, StaffEvent } from './staff-event.ts'
import { type CalendarView, toCalendarEvent } from '../database/to-calendar-event.server.ts'

const MOST_EVENTS = 500

/** All events that overlap the `weeks` from Swiss day `from` (`YYYY-MM-DD`). */
export async function listStaffEvents(
  db: Database,
  { from, weeks, ...view }: CalendarView & { from: string; weeks: number },
): Promise<StaffEvent[]> {
  const midnight = sql`${from}::date::timestamp`
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        // No event lasts over 30 days.
        sql`${events.startsLocal} > ${midnight} - interval '31 days'`,
        sql`${events.endsLocal} > ${midnight}`,
        sql`${events.startsLocal} < ${midnight} + make_interval(weeks => ${weeks})`,
      ),
    )
    .orderBy(asc(events.startsLocal), asc(events.id))
    .limit(MOST_EVENTS)
  return (await withNewDates(db, rows)).map((row) => toStaffEvent(row, view))
}

export async function findEditableEvent(
  db: Database,
  id: string,
  view: CalendarView,
): Promise<EditableEvent | undefined> {
  const [row] = await withNewDates(db, await db.select().from(events).where(eq(events.id, id)))
  if (!row) return undefined
  const following = row.seriesId
    ? await db.$count(
        events,
        and(
          eq(events.seriesId, row.seriesId),
          eq(events.state, 'scheduled'),
          gt(events.startsLocal, row.startsLocal),
          gt(events.startsAt, view.now),
        ),
      )
    : 0
  return {
    following,
    ...toStaffEvent(row, view),
    input: toInput(row),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toStaffEvent(row: Parameters<typeof toCalendarEvent>[0], view: CalendarView): StaffEvent {
  const { note, blocked } = row
  return { ...toCalendarEvent(row, view), public: row.public, note, blocked }
}
