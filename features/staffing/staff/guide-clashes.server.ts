import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import type { CalendarView } from '#features/calendar/database/to-calendar-event.server.ts'
import { eventTitle } from '#features/calendar/rules/event-title.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { readEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import type { GuideClash } from '#features/staffing/event-guides.ts'
import { daysOf } from '#features/staffing/rules/closed-days.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

/** Conflicts of a guide with an event: blocked days, and other events at that time. Undefined for an unknown event. */
export async function findGuideClashes(
  db: Database | Transaction,
  eventId: string,
  staffIds: readonly string[],
  { language, offer }: Pick<CalendarView, 'language' | 'offer'>,
): Promise<GuideClash[] | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  if (!event) return undefined
  const { startsLocal, endsLocal } = event
  const { firstDay: from, lastDay: to } = daysOf(event)
  const [blocks, others] = await Promise.all([
    listBlockedDays(db, { from, to }),
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.state, 'scheduled'),
          ne(events.id, eventId),
          // No event lasts over 30 days.
          gt(events.startsLocal, sql`${startsLocal}::timestamp - interval '31 days'`),
          lt(events.startsLocal, endsLocal),
          gt(events.endsLocal, startsLocal),
        ),
      )
      .orderBy(asc(events.startsLocal), asc(events.id)),
  ])
  const guides = await readEventGuides(
    db,
    others.map(({ id }) => id),
  )
  return staffIds.flatMap((staffId): GuideClash[] => [
    ...blocks
      .filter((block) => block.staffId === null || block.staffId === staffId)
      .map(({ fromDay, toDay }) => ({
        kind: 'blocked' as const,
        staffId,
        title: '',
        startsLocal: `${fromDay} 00:00:00`,
        endsLocal: `${toDay} 23:59:59`,
      })),
    ...others
      .filter(({ id }) => {
        const { lead = null, helpers = [] } = guides.get(id) ?? {}
        return lead === staffId || helpers.includes(staffId)
      })
      .map((other) => ({
        kind: 'event' as const,
        staffId,
        title: eventTitle(language, other, offer),
        startsLocal: other.startsLocal,
        endsLocal: other.endsLocal,
      })),
  ])
}
