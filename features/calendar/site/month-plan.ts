import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventSpan } from '#features/calendar/rules/event-span.ts'
import { monthOf, weeksOf } from './months.ts'

export interface EventSegment {
  event: CalendarEvent
  /** First in its week: shows the title. */
  opens: boolean
  /** Continues on the next day of the week. */
  continues: boolean
  ends: boolean
}

export interface PlannedDay {
  /** `YYYY-MM-DD` */
  day: string
  inMonth: boolean
  /** From the top; null reserves a lane, so that bars stay straight. */
  lanes: (EventSegment | null)[]
  /** Events beyond `MAX_LANES`. */
  hidden: number
}

export const MAX_LANES = 4

/** Multi-day events come first and keep their lane through a week. Days of adjacent months stay empty. */
export function planMonth(month: string, events: readonly CalendarEvent[]): PlannedDay[][] {
  return weeksOf(month).map((week) => planWeek(week, month, events))
}

function planWeek(week: string[], month: string, events: readonly CalendarEvent[]): PlannedDay[] {
  const planned = week.map(
    (day): PlannedDay => ({ day, inMonth: monthOf(day) === month, lanes: [], hidden: 0 }),
  )
  const parts = events
    .map((event) => {
      const { firstDay, lastDay } = eventSpan(event)
      const days = planned.filter(({ day, inMonth }) => inMonth && day >= firstDay && day <= lastDay)
      return { event, lastDay, days }
    })
    .toSorted((a, b) => Number(b.days.length > 1) - Number(a.days.length > 1))
  for (const { event, lastDay, days } of parts) {
    const lane = freeLane(days)
    for (const [index, day] of days.entries()) {
      if (lane >= MAX_LANES) {
        day.hidden += 1
        continue
      }
      while (day.lanes.length < lane) day.lanes.push(null)
      day.lanes[lane] = {
        event,
        opens: index === 0,
        continues: index < days.length - 1,
        ends: day.day === lastDay,
      }
    }
  }
  return planned
}

function freeLane(days: PlannedDay[]): number {
  let lane = 0
  while (days.some(({ lanes }) => lanes[lane])) lane += 1
  return lane
}
