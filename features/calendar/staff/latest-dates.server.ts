import { and, desc, eq } from 'drizzle-orm'
import type { ServiceId } from '#features/services/content/services.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database } from '#platform/database/database.ts'
import { events } from '../database/calendar.tables.server.ts'

export interface LatestDate {
  place: LocalisedText
  meetingPoint: LocalisedText | null
}

/** Where the last public date of each service takes place, by service; called off or not. */
export async function readLatestDates(
  db: Database,
  services: readonly ServiceId[],
): Promise<ReadonlyMap<ServiceId, LatestDate>> {
  const found = await Promise.all(
    services.map(async (id) => {
      const [latest] = await db
        .select({ place: events.place, meetingPoint: events.meetingPoint })
        .from(events)
        .where(and(events.public, eq(events.serviceId, id)))
        .orderBy(desc(events.startsAt))
        .limit(1)
      return latest ? [[id, latest] as const] : []
    }),
  )
  return new Map(found.flat())
}
