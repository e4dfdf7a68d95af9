import { isDecisionDue } from '#features/calendar/rules/decision.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListSort } from '#kernel/list-page.ts'
import { hasWords } from '#site/routes/staff/lists/has-words.ts'
import { sortRows } from '#site/routes/staff/lists/sort-rows.ts'
import type { SeasonEvent } from './staff-event.ts'

export const SEASON_FILTERS = ['all', 'decide', 'free', 'full', 'private', 'cancelled'] as const
export type SeasonFilter = (typeof SEASON_FILTERS)[number]

export const SEASON_SORTS = ['when', 'event', 'people'] as const
export type SeasonSort = (typeof SEASON_SORTS)[number]

/** Characters. */
export const MAX_SEASON_SEARCH = 80

interface SeasonWish {
  filter: SeasonFilter
  /** Words of title, place, note, and of its guide. */
  search: string
  /** Null: as given. */
  sort: ListSort<SeasonSort> | null
  /** Swiss day, `YYYY-MM-DD`. */
  today: string
  language: Language
}

/** Events of a period, in the browser and for their file. */
export function filterSeason(
  events: readonly SeasonEvent[],
  { filter, search, sort, today, language }: SeasonWish,
): readonly SeasonEvent[] {
  const found = events.filter(
    (event) =>
      isOf(event, filter, today) && hasWords(search, [event.title, event.place, event.note, event.leadName]),
  )
  return sortRows(
    found,
    sort,
    {
      when: ({ startsAt }) => startsAt,
      event: ({ title }) => title,
      people: ({ people }) => people.booked,
    },
    language,
  )
}

/** How many of them each filter has. */
export function countSeason(
  events: readonly SeasonEvent[],
  input: Omit<SeasonWish, 'filter' | 'sort'>,
): Record<SeasonFilter, number> {
  const counts = SEASON_FILTERS.map((filter) => [
    filter,
    filterSeason(events, { ...input, filter, sort: null }).length,
  ])
  return Object.fromEntries(counts) as Record<SeasonFilter, number>
}

function isOf(event: SeasonEvent, filter: SeasonFilter, today: string): boolean {
  const isOn = !event.cancelled
  switch (filter) {
    case 'decide':
      return isDecisionDue(event, event.people.booked + event.blocked, today)
    case 'free':
      return isOn && event.phase === 'coming' && event.placesLeft !== 0
    case 'full':
      return isOn && event.placesLeft === 0
    case 'private':
      return isOn && !event.public
    case 'cancelled':
      return event.cancelled
    default:
      return true
  }
}
