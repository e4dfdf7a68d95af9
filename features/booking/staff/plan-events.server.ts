import { eq, sql } from 'drizzle-orm'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { PlanEventsPort } from '#features/booking/plan-b/start-plan.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { lockEvent, toColumns, toInput, updateEvent } from '#features/calendar/database/event-rows.server.ts'
import { shiftInput } from '#features/calendar/rules/shift-input.ts'
import { checkEvent } from '#features/calendar/rules/check-event.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse } from '#kernel/result.ts'

/** Adapter, because features do not import each other. */
export const planEvents = (clock: Clock): PlanEventsPort => ({
  async moveToDay(tx, eventId, day) {
    const before = await lockEvent(tx, eventId)
    if (!before) throw new Error(`event ${eventId} is gone although it was locked`)
    const input = toInput(before)
    const from = input.starts.slice(0, 10)
    if (day === from) return refuse({ code: 'same_event' })
    const days = Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000)
    const later = { ...shiftInput(input, days), blocked: before.blocked }
    // A clock that skips the hour, for example.
    if (!checkEvent(later, before.taken - before.blocked).ok) return refuse({ code: 'new_date_over' })
    const after = await updateEvent(tx, eventId, { ...toColumns(later), sequence: before.sequence + 1 })
    return accept({ startsAt: after.startsAt })
  },
  async keepOutside(tx, eventId, people) {
    const before = await lockEvent(tx, eventId)
    if (before && people > 0)
      await updateEvent(tx, eventId, { blocked: before.blocked + people, taken: before.taken + people })
  },
  async callOff(tx, eventId, movedToId) {
    const before = await lockEvent(tx, eventId)
    if (!before) return
    await updateEvent(tx, eventId, { state: 'cancelled', movedToId, sequence: before.sequence + 1 })
    // What was moved to it before goes on to the new date.
    await tx
      .update(events)
      .set({ movedToId, sequence: sql`${events.sequence} + 1` })
      .where(eq(events.movedToId, eventId))
  },
  record: (tx, { eventId, planId, kind, notified, staffId }) =>
    recordAction(tx, {
      at: clock(),
      action: 'event_plan_b',
      actorId: staffId,
      detail: { eventId, planId, plan: kind, ...(notified > 0 && { told: notified }) },
    }),
})
