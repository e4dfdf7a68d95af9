import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventSpan } from '../../../calendar/event-span.ts'
import { monthOf, weeksOf } from '../../../calendar/months.ts'

/** One day's part of an event in the grid. */
export interface EventSegment {
  event: CalendarEvent
  /** The first part in its week: it carries the title. */
  opens: boolean
  /** Goes on in the next day of the same week. */
  continues: boolean
  /** The event's last day: the bar ends in a tip. */
  ends: boolean
}

export interface PlannedDay {
  /** `YYYY-MM-DD` */
  day: string
  inMonth: boolean
  /** One place per lane, from the top; null keeps a lane free so that a bar runs straight through its week. */
  lanes: (EventSegment | null)[]
  /** Events for which there is no lane. */
  hidden: number
}

/** Lanes that a day has room for. */
export const MAX_LANES = 4

/**
 * The grid of a month: weeks of seven days, each with its parts of events. An event stays in one lane through a
 * week; those of several days come first, so that what lies below may be as high as it needs. Days of the
 * neighbouring months carry nothing.
 */
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

/** The first lane that is free on all of these days. */
function freeLane(days: PlannedDay[]): number {
  let lane = 0
  while (days.some(({ lanes }) => lanes[lane])) lane += 1
  return lane
}
