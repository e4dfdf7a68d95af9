import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { monthOf } from '../../../calendar/months.ts'

export interface MonthOfEvents {
  /** `YYYY-MM` */
  month: string
  events: CalendarEvent[]
}

/** Events in the months in which they begin; what began before the first month and still runs stands in it. */
export function groupByMonth(events: readonly CalendarEvent[], firstMonth: string): MonthOfEvents[] {
  const groups: MonthOfEvents[] = []
  for (const event of events) {
    const begins = monthOf(event.startsAt)
    const month = begins < firstMonth ? firstMonth : begins
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}
