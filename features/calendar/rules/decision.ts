import type { CalendarEvent } from '../calendar-event.ts'

type Decided = Pick<CalendarEvent, 'minimumParticipants' | 'decideBy' | 'cancelled' | 'phase'>

/**
 * Whether the owner must decide now: the decision day has come and bookings are below the minimum.
 * @param booked people, without blocked places
 * @param today the Swiss day, `YYYY-MM-DD`
 */
export function isDecisionDue(event: Decided, booked: number, today: string): boolean {
  const { minimumParticipants: minimum, decideBy, cancelled, phase } = event
  if (cancelled || phase !== 'coming' || minimum === null || decideBy === null) return false
  return decideBy <= today && booked < minimum
}
