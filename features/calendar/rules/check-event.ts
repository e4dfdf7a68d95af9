import { accept, type Result, refuse } from '#kernel/result.ts'
import type { EventInput } from './event-input.ts'
import { swissInstant } from './swiss-clock.ts'

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
    | 'blocked_above_places'
  field: keyof EventInput
}

const DAY_MS = 86_400_000
const LONGEST_DAYS = 30

type EventToCheck = Pick<EventInput, 'allDay' | 'places' | 'blocked' | 'minimumParticipants' | 'decideBy'> & {
  starts: string | null
  ends: string | null
}

/** Validates an event; the table's checks mirror it. `booked`: places taken by bookings of an existing event. */
export function checkEvent(input: EventInput, booked = 0): Result<EventInput, EventRefusal> {
  const [problem] = findEventProblems(input, booked)
  return problem ? refuse(problem) : accept(input)
}

/** All problems, those of the times first. */
export function findEventProblems(event: EventToCheck, booked = 0): EventRefusal[] {
  return [...problemsOfMoments(event), ...problemsOfPlaces(event, booked), ...problemsOfDecision(event)]
}

function problemsOfMoments({ starts, ends, allDay }: EventToCheck): EventRefusal[] {
  const moments = { starts, ends }
  const problems: EventRefusal[] = []
  for (const field of ['starts', 'ends'] as const) {
    const moment = moments[field]
    if (moment === null) continue
    const [, time = ''] = moment.split('T')
    if (!swissInstant(moment)) problems.push({ code: 'clock_skips_time', field })
    else if (Number(time.slice(3)) % 5 !== 0) problems.push({ code: 'not_on_five_minutes', field })
    else if (allDay && time !== '00:00') problems.push({ code: 'all_day_has_time', field })
  }
  const [start, end] = [starts && swissInstant(starts), ends && swissInstant(ends)]
  if (!start || !end) return problems
  if (end <= start) problems.push({ code: 'ends_before_start', field: 'ends' })
  if (Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) > LONGEST_DAYS * DAY_MS)
    problems.push({ code: 'longer_than_30_days', field: 'ends' })
  return problems
}

function problemsOfPlaces(
  { places, blocked = 0, minimumParticipants }: EventToCheck,
  booked: number,
): EventRefusal[] {
  const problems: EventRefusal[] = []
  if (places === null) return problems
  if (places < booked) problems.push({ code: 'places_below_taken', field: 'places' })
  else if (places < booked + blocked) problems.push({ code: 'blocked_above_places', field: 'blocked' })
  if (minimumParticipants !== null && minimumParticipants > places)
    problems.push({ code: 'minimum_above_places', field: 'minimumParticipants' })
  return problems
}

function problemsOfDecision({ starts, minimumParticipants, decideBy }: EventToCheck): EventRefusal[] {
  const problems: EventRefusal[] = []
  if (decideBy === null) return problems
  if (minimumParticipants === null)
    problems.push({ code: 'decision_without_minimum', field: 'minimumParticipants' })
  if (starts !== null && decideBy > starts.slice(0, 10))
    problems.push({ code: 'decision_after_start', field: 'decideBy' })
  return problems
}
