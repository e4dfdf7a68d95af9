import { refuse, type Result, accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'

/** Whether customers who have booked are notified of a change. */
export interface NotificationChoice {
  /** Default true; false: no mail is sent, and the histories record that (ADR-060). */
  notify?: boolean | undefined
  /** `recipientsKey` of the recipients that staff saw; undefined skips the check. */
  recipients?: string | undefined
}

export interface NotifiesBooked {
  /** This many bookings would be notified, which may then be cancelled free of charge. */
  code: 'notifies_booked'
  bookings: number
  recipients: string
}

/** Fingerprint of a set of bookings: a change is refused when the set differs from the one that staff saw. Not a secret. */
export function recipientsKey(bookingIds: readonly string[]): string {
  return hashToken(bookingIds.toSorted().join(' ')).slice(0, 16)
}

/** Refuses when the recipients differ from those that staff saw. Needs the event's lock. */
export async function checkRecipients(
  tx: Transaction,
  { listRecipients }: Pick<CalendarDeps, 'listRecipients'>,
  eventId: string,
  { recipients: seen }: NotificationChoice,
): Promise<Result<void, NotifiesBooked>> {
  if (seen === undefined) return accept(undefined)
  const ids = await listRecipients(tx, eventId)
  const recipients = recipientsKey(ids)
  if (recipients === seen) return accept(undefined)
  return refuse({ code: 'notifies_booked', bookings: ids.length, recipients })
}
