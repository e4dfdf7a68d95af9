import { SURVIVAL_SLUGS } from '../../../paths.ts'
import { loadDates, type NextDatesData } from '../../../calendar/load-dates.ts'
import type { PageEnvironment } from '../../../environment.ts'

const EACH = 2

/** Per level, so that none crowds out the others; sorted by start. */
export async function loadFirstDates(environment: PageEnvironment): Promise<NextDatesData> {
  const levels = await Promise.all(SURVIVAL_SLUGS.map((slug) => loadDates([slug], EACH)(environment)))
  return {
    events: levels
      .flatMap(({ events }) => events)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    failed: levels.some(({ failed }) => failed),
  }
}
