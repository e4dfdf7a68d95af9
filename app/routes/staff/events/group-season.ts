import { eventSpan } from '../../../calendar/event-span.ts'
import type { Season, SeasonEvent } from '../staff-answers.ts'

interface SeasonPart {
  /** `YYYY-MM`; null: today. */
  month: string | null
  events: SeasonEvent[]
}

/** What is on today first, then the months; an event that began earlier and goes on counts as today's. */
export function groupSeason({ from: today, events }: Season): SeasonPart[] {
  const parts = new Map<string | null, SeasonEvent[]>()
  for (const event of events) {
    const { firstDay } = eventSpan(event)
    const month = firstDay <= today ? null : firstDay.slice(0, 7)
    parts.set(month, [...(parts.get(month) ?? []), event])
  }
  return Array.from(parts, ([month, inMonth]) => ({ month, events: inMonth }))
}
