import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { NewsTeaser } from '#features/news/news.ts'
import type { PageEnvironment } from '#site/environment.ts'

const NEXT_DATES = 4
/** Limits the search for a course with free places. */
const MAX_COURSES_SEARCHED = 8
const NOTES = 3

export interface HomeData {
  dates: CalendarEvent[] | null
  /** The next one with free places. */
  course: CalendarEvent | null
  notes: NewsTeaser[]
}

/** Optional data: failures are left out. */
export async function loadHome({ findEvents, findNews, services }: PageEnvironment): Promise<HomeData> {
  const serviceIds = services.courses.map(({ id }) => id)
  const [dates, courses, notes] = await Promise.all([
    findEvents({ limit: NEXT_DATES }).catch(() => null),
    findEvents({ serviceIds, limit: MAX_COURSES_SEARCHED }).catch(() => []),
    findNews({ limit: NOTES }).then(
      ({ teasers }) => teasers,
      () => [],
    ),
  ])
  return { dates, course: courses.find(hasPlace) ?? null, notes }
}

function hasPlace({ phase, cancelled, placesLeft }: CalendarEvent): boolean {
  return phase === 'coming' && !cancelled && placesLeft !== 0
}
