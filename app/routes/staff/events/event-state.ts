import type { Messages } from '#content/staff/de.ts'
import type { SeasonEvent } from './event-api.ts'

/** How it stands, in words. */
export function eventState(event: SeasonEvent, season: Messages['season']): string {
  const { cancelled, phase, placesLeft, public: isPublic } = event
  if (cancelled) return season.cancelled
  const state = phase === 'over' ? season.over : phase === 'running' ? season.running : null
  const places = placesLeft === 0 ? season.full : season.open
  return [state ?? places, !isPublic && season.private].filter(Boolean).join(', ')
}
