import { recordAction } from '#features/account/security/audit.server.ts'
import type { PlanKind } from '#features/booking/plan-b/plan-b.ts'
import { eq, sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { lockEvent, toColumns, toInput, updateEvent } from '#features/calendar/database/event-rows.server.ts'
import { shiftInput } from '#features/calendar/rules/shift-input.ts'
import { checkEvent } from '#features/calendar/rules/check-event.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'

/** Moves an event to another Swiss day (`YYYY-MM-DD`) at the same times; calendars that follow it move it. Needs its lock. */
export async function moveToDay(tx: Transaction, eventId: string, day: string) {
  const before = await lockEvent(tx, eventId)
  if (!before) throw new Error(`event ${eventId} is gone although it was locked`)
  const input = toInput(before)
  const from = input.starts.slice(0, 10)
  if (day === from) return refuseFor('same_event')
  const days = Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000)
  const later = { ...shiftInput(input, days), blocked: before.blocked }
  // A clock that skips the hour, for example.
  if (!checkEvent(later, before.taken - before.blocked).ok) return refuseFor('new_date_over')
  const after = await updateEvent(tx, eventId, { ...toColumns(later), sequence: before.sequence + 1 })
  return accept(after.startsAt)
}

/** Keeps places for people booked elsewhere, beside those of its own. Needs the event's lock. */
export async function keepOutside(tx: Transaction, eventId: string, people: number) {
  const before = await lockEvent(tx, eventId)
  if (before && people > 0)
    await updateEvent(tx, eventId, { blocked: before.blocked + people, taken: before.taken + people })
}

/** It stays visible as called off, or as moved to another event. Needs the event's lock. */
export async function callOff(tx: Transaction, eventId: string, movedToId: string | null) {
  const before = await lockEvent(tx, eventId)
  if (!before) return
  await updateEvent(tx, eventId, { state: 'cancelled', movedToId, sequence: before.sequence + 1 })
  // What was moved to it before goes on to the new date.
  await tx
    .update(events)
    .set({ movedToId, sequence: sql`${events.sequence} + 1` })
    .where(eq(events.movedToId, eventId))
}

/** In the audit log. */
export function recordPlan(
  tx: Transaction,
  at: Date,
  {
    notified,
    staffId,
    ...plan
  }: { eventId: string; planId: string; plan: PlanKind; notified: number; staffId: string },
) {
  const detail = { ...plan, ...(notified > 0 && { told: notified }) }
  return recordAction(tx, { at, action: 'event_plan_b', actorId: staffId, detail })
}
