import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from '../rules/check-event.ts'
import type { EventInput } from '../rules/event-input.ts'
import { insertEvent, toColumns } from '../database/event-rows.server.ts'

/** Adds an event. The caller checks permission (RULING 12: any signed-in user). */
export async function addEvent(
  { db, afterChange }: CalendarDeps,
  actorId: string,
  input: EventInput,
): Promise<Result<EventRow, EventRefusal>> {
  const checked = checkEvent(input)
  if (!checked.ok) return checked
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const after = await insertEvent(tx, {
      ...toColumns(input),
      taken: input.blocked ?? 0,
      id: crypto.randomUUID(),
    })
    await afterChange(tx, { kind: 'added', actorId, after, concernsBooked: false, notify: true })
    return accept(after)
  })
}
