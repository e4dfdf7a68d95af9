import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { EventSpan } from '#features/calendar/rules/event-span.ts'

type Days = Pick<EventSpan, 'firstDay' | 'lastDay'>

/** `14. März`, `11.–12. April`, `30. April – 2. Mai`; with the year unless it is `year`. */
export function shortDays(language: Language, { firstDay, lastDay }: Days, year: number): string {
  const last = written(language, lastDay, year)
  if (firstDay === lastDay) return last
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7))
    return `${formatDay(language, firstDay).split('\u00a0')[0]}–\u2060${last}`
  const sameYear = firstDay.slice(0, 4) === lastDay.slice(0, 4)
  return `${written(language, firstDay, sameYear ? Number(firstDay.slice(0, 4)) : year)} – ${last}`
}

function written(language: Language, day: string, year: number): string {
  const full = formatDay(language, day)
  return Number(day.slice(0, 4)) === year ? full.slice(0, -5) : full
}
