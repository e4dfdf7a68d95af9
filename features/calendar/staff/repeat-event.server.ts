import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from '../rules/check-event.ts'
import { insertEvent, lockEvent, toColumns, toInput, updateEvent } from '../database/event-rows.server.ts'
import { type Repetition, repetitionOffsets } from '../rules/repeat-days.ts'
import { shiftInput } from '../rules/shift-input.ts'

export type RepeatRefusal =
  | { code: 'unknown_event' | 'is_cancelled' }
  | { code: EventRefusal['code']; day: string }

/**
 * Repeats an event 1 to 52 times, by a rhythm or on free days, at the same local times with all places free, all or
 * nothing, as one series.
 */
export async function repeatEvent(
  { db, afterChange }: CalendarDeps,
  actorId: string,
  { id, ...repetition }: { id: string } & Repetition,
): Promise<Result<EventRow[], RepeatRefusal>> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const original = await lockEvent(tx, id)
    if (!original) return refuse({ code: 'unknown_event' })
    if (original.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    const input = toInput(original)
    const repetitions = repetitionOffsets(input.starts.slice(0, 10), repetition).map((days) => ({
      ...shiftInput(input, days),
      blocked: 0,
    }))
    for (const repetition of repetitions) {
      const checked = checkEvent(repetition)
      if (!checked.ok) return refuse({ code: checked.refusal.code, day: repetition.starts.slice(0, 10) })
    }
    const seriesId = original.seriesId ?? crypto.randomUUID()
    if (original.seriesId === null) await updateEvent(tx, id, { seriesId })
    const added: EventRow[] = []
    for (const repetition of repetitions) {
      const after = await insertEvent(tx, { ...toColumns(repetition), id: crypto.randomUUID(), seriesId })
      await afterChange(tx, { kind: 'repeated', actorId, after, concernsBooked: false, notify: true })
      added.push(after)
    }
    return accept(added)
  })
}
