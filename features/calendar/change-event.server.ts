import { isDeepStrictEqual } from 'node:util'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from './calendar-deps.server.ts'
import type { EventRow } from './calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from './check-event.ts'
import type { EventInput } from './event-input.ts'
import { lockEvent, toColumns, toInput, updateEvent } from './event-rows.server.ts'

export type ChangeRefusal = EventRefusal | { code: 'unknown_event' | 'is_cancelled' | 'changed_meanwhile' }

/** Fields of which those who have booked have to hear; whoever hears may leave for nothing. */
const CONCERNS_BOOKED = ['serviceId', 'starts', 'ends', 'allDay', 'place', 'meetingPoint'] as const

/** Fields of which calendars that follow the event have to hear. */
const FOLLOWED = [...CONCERNS_BOOKED, 'title', 'priceCents'] as const satisfies (keyof EventInput)[]

/**
 * Changes an event. Its sequence grows when those who follow it have to hear of the change.
 * @param seen `updatedAt` of the event that the person had before their eyes; a later change is not overwritten.
 */
export async function changeEvent(
  { db, afterChange }: CalendarDeps,
  actorId: string,
  { id, seen, input }: { id: string; seen: Date; input: EventInput },
): Promise<Result<EventRow, ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return refuse({ code: 'unknown_event' })
    if (before.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    if (before.updatedAt.getTime() !== seen.getTime()) return refuse({ code: 'changed_meanwhile' })
    const checked = checkEvent(input, before.taken)
    if (!checked.ok) return checked
    const was = toInput(before)
    const isOther = (field: keyof EventInput) => !isDeepStrictEqual(was[field], input[field])
    const after = await updateEvent(tx, id, {
      ...toColumns(input),
      sequence: before.sequence + (FOLLOWED.some(isOther) ? 1 : 0),
    })
    const isNews = (field: keyof EventInput) => isOther(field) && !isTranslated(was[field], input[field])
    const concernsBooked = CONCERNS_BOOKED.some(isNews)
    await afterChange(tx, { kind: 'changed', actorId, before, after, concernsBooked })
    return accept(after)
  })
}

/** A text that says the same in each language that it had, and has more of them now. */
function isTranslated(was: unknown, is: unknown): boolean {
  if (typeof was !== 'object' || typeof is !== 'object' || !was || !is) return false
  return isDeepStrictEqual(
    was,
    Object.fromEntries(Object.entries(is).filter(([language]) => language in was)),
  )
}
