import { isDeepStrictEqual } from 'node:util'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from '../rules/check-event.ts'
import type { EventInput } from '../rules/event-input.ts'
import { swissInstant } from '../rules/swiss-clock.ts'
import { lockEvent, toColumns, toInput, updateEvent } from '../database/event-rows.server.ts'

export type ChangeRefusal =
  | EventRefusal
  | { code: 'unknown_event' | 'is_cancelled' | 'changed_meanwhile' }
  /** The change needs consent: it notifies this many bookings, who may then cancel for free. */
  | { code: 'tells_booked'; bookings: number }

/** Changes that are notified, after which cancelling is free. */
const CONCERNS_BOOKED = ['serviceId', 'starts', 'ends', 'allDay', 'place', 'meetingPoint'] as const

/** Changes that raise the sequence for calendar subscribers. */
const FOLLOWED = [...CONCERNS_BOOKED, 'title', 'priceCents'] as const satisfies (keyof EventInput)[]

/** Changes an event. `seen`: `updatedAt` of the version shown, against lost updates; `agreed`: consent to notifying. */
export async function changeEvent(
  { db, clock, countRecipients, afterChange }: CalendarDeps,
  actorId: string,
  { id, seen, input, agreed = false }: { id: string; seen: Date; input: EventInput; agreed?: boolean },
): Promise<Result<EventRow, ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return refuse({ code: 'unknown_event' })
    if (before.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    if (before.updatedAt.getTime() !== seen.getTime()) return refuse({ code: 'changed_meanwhile' })
    const booked = before.taken - before.blocked
    const blocked = input.blocked ?? before.blocked
    const checked = checkEvent({ ...input, blocked }, booked)
    if (!checked.ok) return checked
    const was = toInput(before)
    const isOther = (field: keyof EventInput) => !isDeepStrictEqual(was[field], input[field])
    const isNews = (field: keyof EventInput) => isOther(field) && !isTranslated(was[field], input[field])
    const concernsBooked = CONCERNS_BOOKED.some(isNews)
    const isOver = (swissInstant(input.ends) ?? before.endsAt) <= clock()
    const told = concernsBooked && !isOver && !agreed ? await countRecipients(tx, id) : 0
    if (told > 0) return refuse({ code: 'tells_booked', bookings: told })
    const after = await updateEvent(tx, id, {
      ...toColumns(input),
      blocked,
      taken: booked + blocked,
      sequence: before.sequence + (FOLLOWED.some(isOther) ? 1 : 0),
    })
    await afterChange(tx, { kind: 'changed', actorId, before, after, concernsBooked })
    return accept(after)
  })
}

function isTranslated(was: unknown, is: unknown): boolean {
  if (typeof was !== 'object' || typeof is !== 'object' || !was || !is) return false
  return isDeepStrictEqual(
    was,
    Object.fromEntries(Object.entries(is).filter(([language]) => language in was)),
  )
}
