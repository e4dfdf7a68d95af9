import { randomUUID } from 'node:crypto'
import { accept, refuse } from '#kernel/result.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { findGroup, putGroup } from './group-repository.server.ts'
import { isGroupOpen } from './is-group-open.ts'

/** Secret of the link's address, of a group's id. */
export function groupLink(key: AppKey, groupId: string): string {
  return deriveToken(key, 'booking-group', groupId)
}

/**
 * Makes the link by which guests enter themselves; sent twice it stays the same. `renew` replaces it: entries stay, the
 * old address leads nowhere.
 */
export function openGroup(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock' | 'key'>,
  bookingId: string,
  { renew }: { renew: boolean },
) {
  return withBookingLocks(deps, bookingId, {}, async ({ tx, booking, event, now }) => {
    if (!isGroupOpen(booking, event, now)) return refuse({ code: 'not_changeable' })
    if (!renew && (await findGroup(tx, { bookingId }))) return accept(booking)
    const id = randomUUID()
    await putGroup(tx, { id, bookingId, linkHash: hashToken(groupLink(deps.key, id)), createdAt: now })
    return accept(booking)
  })
}
