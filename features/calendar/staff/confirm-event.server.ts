import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { lockEvent, updateEvent } from '../database/event-rows.server.ts'
import {
  checkRecipients,
  type NotifiesBooked,
  type NotificationChoice,
} from './notification-choice.server.ts'

export type ConfirmRefusal =
  | NotifiesBooked
  | {
      code: 'unknown_event' | 'is_cancelled' | 'is_over' | 'is_decided'
    }

/** Confirms that an event takes place, by removing its minimum. */
export async function confirmEvent(
  { db, clock, afterChange, listRecipients }: CalendarDeps,
  actorId: string,
  id: string,
  choice: NotificationChoice = {},
): Promise<Result<EventRow, ConfirmRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return refuse({ code: 'unknown_event' })
    if (before.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    if (before.endsAt <= clock()) return refuse({ code: 'is_over' })
    if (before.minimumParticipants === null) return refuse({ code: 'is_decided' })
    const seen = await checkRecipients(tx, { listRecipients }, id, choice)
    if (!seen.ok) return seen
    const after = await updateEvent(tx, id, { minimumParticipants: null, decideBy: null })
    await afterChange(tx, {
      kind: 'confirmed',
      actorId,
      before,
      after,
      concernsBooked: true,
      notify: choice.notify ?? true,
    })
    return accept(after)
  })
}
