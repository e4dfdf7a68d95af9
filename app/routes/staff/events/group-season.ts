import { eventSpan } from '../../../calendar/event-span.ts'
import type { Season, SeasonEvent } from '../staff-answers.ts'

interface SeasonPart {
  /** `YYYY-MM`; null for today. */
  month: string | null
  events: SeasonEvent[]
}

/** Today first, including running events, then by month. */
export function groupSeason({ from: today, events }: Season): SeasonPart[] {
  const parts = new Map<string | null, SeasonEvent[]>()
  for (const event of events) {
    const { firstDay } = eventSpan(event)
    const month = firstDay <= today ? null : firstDay.slice(0, 7)
    parts.set(month, [...(parts.get(month) ?? []), event])
  }
  return Array.from(parts, ([month, inMonth]) => ({ month, events: inMonth }))
}
