import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Offer } from '#features/services/content/offer.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { events } from '../database/calendar.tables.server.ts'
import { eventTitle } from '../rules/event-title.ts'

const MOST = 100
const WEEK_MS = 7 * 86_400_000

export interface UndecidedEvent {
  id: string
  title: string
  minimum: number
  blocked: number
  /** Swiss day it begins. */
  day: string
  /** At the end of its decision day. */
  dueAt: Date
}

/** Events with a minimum whose decision day is within a week or past; the caller counts the participants. */
export async function listUndecidedEvents(
  db: Database,
  { now, language, offer }: { now: Date; language: Language; offer: Offer },
): Promise<UndecidedEvent[]> {
  const { day: until } = swissTime(new Date(now.getTime() + WEEK_MS))
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.state, 'scheduled'),
        gt(events.startsAt, now),
        isNotNull(events.minimumParticipants),
        isNotNull(events.decideBy),
        lte(events.decideBy, until),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    title: eventTitle(language, row, offer),
    minimum: row.minimumParticipants ?? 0,
    blocked: row.blocked,
    day: row.startsLocal.slice(0, 10),
    dueAt: new Date(`${row.decideBy ?? row.startsLocal.slice(0, 10)}T17:00:00Z`),
  }))
}
