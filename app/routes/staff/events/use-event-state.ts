import { useMessages } from '../../../language/language.tsx'
import type { SeasonEvent } from './event-api.ts'

export function useEventState(): (event: SeasonEvent) => string {
  const { season } = useMessages('staff')
  return ({ cancelled, phase, placesLeft, public: isPublic }) => {
    if (cancelled) return season.cancelled
    const state = phase === 'over' ? season.over : phase === 'running' ? season.running : null
    const places = placesLeft === 0 ? season.full : season.open
    return [state ?? places, !isPublic && season.private].filter(Boolean).join(', ')
  }
}
