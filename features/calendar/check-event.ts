import { accept, type Result, refuse } from '#kernel/result.ts'
import type { EventInput } from './event-input.ts'
import { swissInstant } from './swiss-clock.ts'

/** Why an event cannot be as it was entered, and which field has to change. */
export interface EventRefusal {
  code:
    | 'clock_skips_time'
    | 'not_on_five_minutes'
    | 'ends_before_start'
    | 'longer_than_30_days'
    | 'all_day_has_time'
    | 'minimum_above_places'
    | 'decision_after_start'
    | 'decision_without_minimum'
    | 'places_below_taken'
  field: keyof EventInput
}

const DAY_MS = 86_400_000
const LONGEST_DAYS = 30

/**
 * Whether an event can be as it was entered; the table's own checks say the same. `taken`: places that are not free
 * any more, when the event exists already.
 */
export function checkEvent(input: EventInput, taken = 0): Result<EventInput, EventRefusal> {
  const { starts, ends, allDay, places, minimumParticipants, decideBy } = input
  const [start, end] = [swissInstant(starts), swissInstant(ends)]
  if (!start) return refuse({ code: 'clock_skips_time', field: 'starts' })
  if (!end) return refuse({ code: 'clock_skips_time', field: 'ends' })
  for (const field of ['starts', 'ends'] as const) {
    const [, time = ''] = input[field].split('T')
    if (Number(time.slice(3)) % 5 !== 0) return refuse({ code: 'not_on_five_minutes', field })
    if (allDay && time !== '00:00') return refuse({ code: 'all_day_has_time', field })
  }
  if (end <= start) return refuse({ code: 'ends_before_start', field: 'ends' })
  if (Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) > LONGEST_DAYS * DAY_MS)
    return refuse({ code: 'longer_than_30_days', field: 'ends' })
  if (places !== null && places < taken) return refuse({ code: 'places_below_taken', field: 'places' })
  if (minimumParticipants !== null && places !== null && minimumParticipants > places)
    return refuse({ code: 'minimum_above_places', field: 'minimumParticipants' })
  if (decideBy !== null && minimumParticipants === null)
    return refuse({ code: 'decision_without_minimum', field: 'minimumParticipants' })
  if (decideBy !== null && decideBy > starts.slice(0, 10))
    return refuse({ code: 'decision_after_start', field: 'decideBy' })
  return accept(input)
}
