import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'

/** The places left, or why nobody can book; undefined where places are not limited. */
export function useEventState({ cancelled, phase, placesLeft }: CalendarEvent): string | undefined {
  const words = useMessages('dates')
  const language = useLanguage()
  if (cancelled) return words.cancelled
  if (phase === 'running') return words.running
  if (placesLeft === 0) return words.full
  return placesLeft === null ? undefined : plural(language, placesLeft, words.left)
}
