import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { lockEvent, updateEvent } from '../database/event-rows.server.ts'
import {
  checkRecipients,
  type NotifiesBooked,
  type NotificationChoice,
} from './notification-choice.server.ts'

export type CancelRefusal =
  | NotifiesBooked
  | {
      code: 'unknown_event' | 'is_over'
    }

/** Cancels an event; it stays visible as cancelled. Idempotent; notifies once. */
export async function cancelEvent(
  { db, clock, afterChange, listRecipients }: CalendarDeps,
  actorId: string,
  id: string,
  choice: NotificationChoice = {},
): Promise<Result<EventRow, CancelRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return refuse({ code: 'unknown_event' })
    if (before.state === 'cancelled') return accept(before)
    if (before.endsAt <= clock()) return refuse({ code: 'is_over' })
    const seen = await checkRecipients(tx, { listRecipients }, id, choice)
    if (!seen.ok) return seen
    const after = await updateEvent(tx, id, { state: 'cancelled', sequence: before.sequence + 1 })
    await afterChange(tx, {
      kind: 'cancelled',
      actorId,
      before,
      after,
      concernsBooked: true,
      notify: choice.notify ?? true,
    })
    return accept(after)
  })
}
