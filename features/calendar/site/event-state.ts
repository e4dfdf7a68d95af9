import type datesTexts from '#features/calendar/texts/dates.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

type Messages = typeof datesTexts.de

/** Places left, or why booking is closed; undefined when unlimited. */
export function eventState(messages: Messages, language: Language, event: CalendarEvent): string | undefined {
  const { placesLeft, cancelled, movedTo, phase } = event
  if (movedTo) return fill(messages.movedTo, { day: formatDay(language, movedTo.day) })
  if (cancelled) return messages.cancelled
  if (phase === 'running') return messages.running
  if (placesLeft === 0) return messages.full
  return placesLeft === null ? undefined : plural(language, placesLeft, messages.left)
}
