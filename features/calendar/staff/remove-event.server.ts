import { eq } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type EventRow, events } from '../database/calendar.tables.server.ts'
import { lockEvent } from '../database/event-rows.server.ts'

export interface RemoveRefusal {
  /** Visitors and calendars know it: it is called off instead. */
  code: 'event_public' | 'event_in_use'
}

interface RemoveDeps {
  db: Database
  /** Whether anything depends on it: bookings in any state, or a Plan B. The event is locked. */
  isUsed(tx: Transaction, eventId: string): Promise<boolean>
  /** Audit log and what hangs on it, in the same transaction. */
  afterRemove(tx: Transaction, event: EventRow): Promise<void>
}

/** Deletes a draft: an event that is not public and has no bookings. Idempotent. */
export async function removeEvent(
  { db, isUsed, afterRemove }: RemoveDeps,
  id: string,
): Promise<Result<null, RemoveRefusal>> {
  return db.transaction(async (tx): Promise<Result<null, RemoveRefusal>> => {
    const event = await lockEvent(tx, id)
    if (!event) return accept(null)
    if (event.public) return refuse({ code: 'event_public' })
    // Places given away outside are no bookings, but their participants rely on them.
    if (event.taken > 0 || (await isUsed(tx, id))) return refuse({ code: 'event_in_use' })
    await tx.delete(events).where(eq(events.id, id))
    await afterRemove(tx, event)
    return accept(null)
  })
}
