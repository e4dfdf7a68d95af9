import type { CalendarEvent } from '../calendar-event.ts'

type Decided = Pick<CalendarEvent, 'minimumParticipants' | 'decideBy' | 'cancelled' | 'phase'>

/**
 * Whether somebody has to decide now if an event takes place: its day of decision has come and fewer people have booked
 * than it takes. Never true without a day.
 * @param booked people; places given away outside are no bookings
 * @param today the day in Switzerland, `YYYY-MM-DD`
 */
export function isDecisionDue(event: Decided, booked: number, today: string): boolean {
  const { minimumParticipants: minimum, decideBy, cancelled, phase } = event
  if (cancelled || phase !== 'coming' || minimum === null || decideBy === null) return false
  return decideBy <= today && booked < minimum
}
