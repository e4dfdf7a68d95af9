import type { CalendarEvent } from '../calendar-event.ts'

type Decided = Pick<CalendarEvent, 'minimumParticipants' | 'decideBy' | 'cancelled' | 'phase'>

/** Whether the decision day (Swiss) has come with fewer people `coming` than the minimum. */
export function isDecisionDue(event: Decided, coming: number, today: string): boolean {
  const { minimumParticipants: minimum, decideBy, cancelled, phase } = event
  if (cancelled || phase !== 'coming' || minimum === null || decideBy === null) return false
  return decideBy <= today && coming < minimum
}

/** People of the minimum who do not come yet. Places given away outside count as people who come. */
export function missingPeople(minimum: number | null, booked: number, blocked: number): number {
  return Math.max(0, (minimum ?? 0) - booked - blocked)
}
