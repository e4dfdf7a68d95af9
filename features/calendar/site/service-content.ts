import type { SurvivalMessages } from '#content/survival-messages.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { addDays, eventSpan } from '#features/calendar/rules/event-span.ts'

export interface ProgrammeItem {
  /** `HH:MM`; null for what happens without a clock. */
  time: string | null
  title: string
  text?: string | undefined
}

/** What the page of a date takes from the page of its service. */
export interface ServiceContent {
  goal: string
  takeHome: readonly { title: string; text: string }[]
  days: readonly (readonly ProgrammeItem[])[]
}

/** @param end the last row of a team event, which its messages keep as a time alone */
export function serviceContent(
  messages: SurvivalMessages | TeamEventMessages,
  { end }: { end: string },
): ServiceContent {
  if ('programme' in messages)
    return {
      goal: messages.lead,
      takeHome: messages.lessons.items,
      days: messages.programme.days.map(({ items }) => items),
    }
  const { rows, end: endsAt } = messages.schedule
  const days: ProgrammeItem[][] = []
  for (const row of rows) {
    if (row.day || days.length === 0) days.push([])
    days.at(-1)?.push(row)
  }
  if (rows.length === 1) days[0]?.push(...messages.expect.map((station) => ({ time: null, ...station })))
  days.at(-1)?.push({ time: endsAt, title: end })
  return { goal: messages.lead, takeHome: messages.features, days }
}

interface DatedProgramme {
  /** False: the date keeps other hours than the service usually does, so its times would be wrong. */
  hasTimes: boolean
  /** `day`: `YYYY-MM-DD`; null where the days do not match those of the date. */
  days: { day: string | null; items: readonly ProgrammeItem[] }[]
}

/** The usual programme, put onto the days of a date. */
export function datedProgramme(
  { days }: Pick<ServiceContent, 'days'>,
  event: Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'allDay'>,
): DatedProgramme {
  const { firstDay, lastDay, from, to } = eventSpan(event)
  const isAsLong = addDays(firstDay, days.length - 1) === lastDay
  const hasTimes =
    !event.allDay && isAsLong && days[0]?.[0]?.time === from && days.at(-1)?.at(-1)?.time === to
  return {
    hasTimes,
    days: days.map((items, index) => ({
      day: isAsLong && days.length > 1 ? addDays(firstDay, index) : null,
      items,
    })),
  }
}
