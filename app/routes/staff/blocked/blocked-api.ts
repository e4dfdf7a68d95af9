import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { BlockedDays } from '#features/staffing/blocked-days.ts'
import type { Action, Nothing } from '../api/staff-api.ts'
import type { BlockFile, BlockedDaysList, DayHits } from './day-hits.ts'

/** `POST` below `/api/staff`. */
export interface BlockedPosts {
  /** `id`: of the form, so that pressing twice blocks once. */
  '/blocked-days': Action<BlockedDays, { id: string }>
  '/blocked-days/:id/removal': Action<Nothing>
  /** What somebody is called on rosters and pages, and whether they lead. */
  '/staff-people/:id': Action<{ name: string; leads: boolean }>
}

/** `GET` below `/api/staff`. */
export interface BlockedAnswers {
  '/blocked-days': BlockedDaysList
  '/blocked-days/:id': BlockFile
  /** Of `from`, `to` (Swiss local time), `except`, an event, and `shifts`, the days to further dates of a series. */
  '/time-clashes': { clashes: QuoteClash[] }
  /** Of `from`, `to` and `staff`, before they are blocked. */
  '/day-hits': { hits: DayHits }
}
