import type { Language } from '#i18n/languages.ts'
import type { EventSpan } from '../../../calendar/event-span.ts'
import { weekdayNames } from '../../../calendar/weekday-names.ts'

/** `Samstag`, `Samstag–Sonntag`. */
export function longWeekdays(language: Language, { firstDay, lastDay }: EventSpan): string {
  const names = weekdayNames(language)
  const days = firstDay === lastDay ? [firstDay] : [firstDay, lastDay]
  return days.map((day) => names[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]).join('–')
}
