import { loadDates, type NextDatesData } from '#features/calendar/site/load-dates.ts'
import type { PageEnvironment } from '#site/environment.ts'

/** Per level, so that none crowds out the others; sorted by start. */
export async function loadFirstDates(environment: PageEnvironment, each: number): Promise<NextDatesData> {
  const levels = await Promise.all(
    environment.services.courses.map(({ id }) => loadDates(() => [id], each)(environment)),
  )
  return {
    events: levels
      .flatMap(({ events }) => events)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    failed: levels.some(({ failed }) => failed),
  }
}
