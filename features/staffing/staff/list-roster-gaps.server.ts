import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import type { CalendarView } from '#features/calendar/database/to-calendar-event.server.ts'
import { eventTitle } from '#features/calendar/rules/event-title.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { readEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { addDays, blocksTime } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { whoHasLeft } from '#features/staffing/http/list-staff-people.ts'

const WEEK_MS = 7 * 86_400_000
/** An event that began before today may still run; its lead is there. */
const MOST = 100

export interface RosterGap {
  id: string
  title: string
  /** Swiss day. */
  day: string
  startsAt: Date
  /** Without a guide, or with one who is away that day or has left. */
  why: 'nobody' | 'away'
}

/** Events of the coming week without a guide, or whose guide is away or has left; at most 100. */
export async function listRosterGaps(
  db: Database,
  { now, language, offer }: CalendarView,
): Promise<RosterGap[]> {
  const { day: from } = swissTime(now)
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.state, 'scheduled'),
        // Once more in local time: the index by instant knows public events only.
        gte(events.startsLocal, `${from} 00:00:00`),
        lt(events.startsLocal, `${addDays(from, 8)} 00:00:00`),
        gt(events.startsAt, now),
        lte(events.startsAt, new Date(now.getTime() + WEEK_MS)),
      ),
    )
    .orderBy(asc(events.startsLocal), asc(events.id))
    .limit(MOST)
  const [guides, blocks] = await Promise.all([
    readEventGuides(
      db,
      rows.map(({ id }) => id),
    ),
    listBlockedDays(db, { from, to: addDays(from, 8) }),
  ])
  const left = await whoHasLeft(
    db,
    rows.map(({ id }) => guides.get(id)?.lead ?? null),
  )
  return rows.flatMap((row): RosterGap[] => {
    const lead = guides.get(row.id)?.lead ?? null
    const isAway = blocks.some(
      (block) => (block.staffId === null || block.staffId === lead) && blocksTime(block, row),
    )
    if (lead !== null && !isAway && !left.has(lead)) return []
    const { id, startsAt, startsLocal } = row
    const why = lead === null ? 'nobody' : 'away'
    return [{ id, title: eventTitle(language, row, offer), day: startsLocal.slice(0, 10), startsAt, why }]
  })
}
