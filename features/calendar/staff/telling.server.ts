import { refuse, type Result, accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'

/** How those who have booked hear of a change. */
export interface Telling {
  /** Default true; false: nobody is mailed, the histories say so (ADR-060). */
  tell?: boolean | undefined
  /** `recipientsKey` of those whom staff saw; undefined skips the check. */
  recipients?: string | undefined
}

export interface TellsBooked {
  /** This many bookings would be told, who may then cancel for free. */
  code: 'tells_booked'
  bookings: number
  recipients: string
}

/** Names a set of bookings, so that nobody who books meanwhile is told, or left out, unseen. Unguessable it need not be. */
export function recipientsKey(bookingIds: readonly string[]): string {
  return hashToken(bookingIds.toSorted().join(' ')).slice(0, 16)
}

/** Refuses when others would be told than staff saw. Needs the event's lock. */
export async function checkRecipients(
  tx: Transaction,
  { listRecipients }: Pick<CalendarDeps, 'listRecipients'>,
  eventId: string,
  { recipients: seen }: Telling,
): Promise<Result<void, TellsBooked>> {
  if (seen === undefined) return accept(undefined)
  const ids = await listRecipients(tx, eventId)
  const recipients = recipientsKey(ids)
  if (recipients === seen) return accept(undefined)
  return refuse({ code: 'tells_booked', bookings: ids.length, recipients })
}
