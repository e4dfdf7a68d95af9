import { inArray, sql } from 'drizzle-orm'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database } from '#platform/database/database.ts'
import { folded, matchesWords } from '#platform/database/matches-words.ts'
import { events } from '../database/calendar.tables.server.ts'

/** Of a search. */
const MOST_FOUND = 100

export function nameEvents(
  db: Database,
  ids: string[],
): Promise<{ id: string; title: LocalisedText; startsAt: Date }[]> {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(inArray(events.id, ids))
}

/** Ids of events with `wanted` in a title, in any language; at most 100. */
export async function findEventsByTitle(db: Database, wanted: string): Promise<string[]> {
  const found = await db
    .select({ id: events.id })
    .from(events)
    .where(matchesWords(folded(sql`${events.title}::text`), [wanted]))
    .limit(MOST_FOUND)
  return found.map(({ id }) => id)
}
