import { useLanguage, useMessages } from '#site/language/language.tsx'
import type { SeasonEvent } from './staff-event.ts'
import { eventState } from './event-state.ts'

export function useEventState(): (event: SeasonEvent) => string {
  const { season } = useMessages('staff')
  const language = useLanguage()
  return (event) => eventState(event, season, language)
}
