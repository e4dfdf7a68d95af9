import type { CalendarEvent } from '../calendar-event.ts'

type Decided = Pick<CalendarEvent, 'minimumParticipants' | 'decideBy' | 'cancelled' | 'phase'>

/** Whether the decision day (Swiss) has come with fewer people `booked` than the minimum, blocked places excluded. */
export function isDecisionDue(event: Decided, booked: number, today: string): boolean {
  const { minimumParticipants: minimum, decideBy, cancelled, phase } = event
  if (cancelled || phase !== 'coming' || minimum === null || decideBy === null) return false
  return decideBy <= today && booked < minimum
}
