import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import type { EventFields } from '#features/calendar/staff/empty-event.ts'

type Time = Pick<EventFields, 'from' | 'to' | 'fromTime' | 'toTime' | 'allDay'>

/** When the event would be on another day: as long as before, at the same time of day. @param day `YYYY-MM-DD` */
export function onDay(
  { starts, ends, allDay }: Pick<EventInput, 'starts' | 'ends' | 'allDay'>,
  day: string,
): Time {
  const [firstDay, lastDay] = [starts.slice(0, 10), ends.slice(0, 10)]
  const nights = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS)
  return {
    from: day,
    to: day === '' ? '' : addDays(day, nights),
    fromTime: starts.slice(11, 16),
    toTime: ends.slice(11, 16),
    allDay,
  }
}

const DAY_MS = 86_400_000
