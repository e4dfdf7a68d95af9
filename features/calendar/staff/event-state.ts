import type staffTexts from '#content/texts/staff.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { SeasonEvent } from './staff-event.ts'

type Messages = typeof staffTexts.de

/** How it stands, in words. */
export function eventState(event: SeasonEvent, season: Messages['season'], language: Language): string {
  const { cancelled, movedTo, phase, placesLeft, public: isPublic } = event
  if (movedTo) return fill(season.movedTo, { day: formatDay(language, movedTo.day) })
  if (cancelled) return season.cancelled
  const state = phase === 'over' ? season.over : phase === 'running' ? season.running : null
  const places = placesLeft === 0 ? season.full : season.open
  return [state ?? places, !isPublic && season.private].filter(Boolean).join(', ')
}
