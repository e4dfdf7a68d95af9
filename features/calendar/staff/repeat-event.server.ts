import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from '../rules/check-event.ts'
import type { EventInput } from '../rules/event-input.ts'
import { insertEvent, lockEvent, toColumns, toInput, updateEvent } from '../database/event-rows.server.ts'
import { type Recurrence, repeatDays } from '../rules/repeat-days.ts'

export type RepeatRefusal =
  | { code: 'unknown_event' | 'is_cancelled' }
  | { code: EventRefusal['code']; day: string }

/** Repeats an event 1 to 52 times at the same local times with all places free, all or nothing, as one series. */
export async function repeatEvent(
  { db, afterChange }: CalendarDeps,
  actorId: string,
  { id, rhythm, count }: { id: string; rhythm: Recurrence; count: number },
): Promise<Result<EventRow[], RepeatRefusal>> {
  return db.transaction(async (tx) => {
    const original = await lockEvent(tx, id)
    if (!original) return refuse({ code: 'unknown_event' })
    if (original.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    const input = toInput(original)
    const repetitions = repeatDays(input.starts.slice(0, 10), rhythm, count).map((days) => later(input, days))
    for (const repetition of repetitions) {
      const checked = checkEvent(repetition)
      if (!checked.ok) return refuse({ code: checked.refusal.code, day: repetition.starts.slice(0, 10) })
    }
    const seriesId = original.seriesId ?? crypto.randomUUID()
    if (original.seriesId === null) await updateEvent(tx, id, { seriesId })
    const added: EventRow[] = []
    for (const repetition of repetitions) {
      const after = await insertEvent(tx, { ...toColumns(repetition), id: crypto.randomUUID(), seriesId })
      await afterChange(tx, { kind: 'repeated', actorId, after, concernsBooked: false })
      added.push(after)
    }
    return accept(added)
  })
}

function later(input: EventInput, days: number): EventInput {
  return {
    ...input,
    blocked: 0,
    starts: shift(input.starts, days),
    ends: shift(input.ends, days),
    decideBy: input.decideBy && shift(input.decideBy, days),
  }
}

/** Shifts local time by calendar days; the time of day stays. */
function shift(local: string, days: number): string {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T00:00Z`) + days * 86_400_000)
  return day.toISOString().slice(0, 10) + local.slice(10)
}
