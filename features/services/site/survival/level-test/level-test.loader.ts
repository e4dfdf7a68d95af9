import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'
import { loadFirstDates } from '../first-dates.loader.ts'
import { type Answers, answersOf } from './recommended-level.ts'

export interface LevelTestData extends NextDatesData {
  answers: Answers
}

/** Enough that a full date does not hide the next free one. */
const EACH = 6

export async function loadLevelTest(
  environment: PageEnvironment,
  { url }: LoaderInput,
): Promise<LevelTestData> {
  return { ...(await loadFirstDates(environment, EACH)), answers: answersOf(url.searchParams) }
}
