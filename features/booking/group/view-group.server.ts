import type { Database } from '#platform/database/database.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import { type StoredBooking, findBooking } from '../database/bookings-repository.server.ts'
import { guestEntryToken } from './enter-guest.server.ts'
import { type BookingGroup, type StaffGuest, isGroupOpen } from './group.ts'
import { type StoredGuest, findGroup, listGuests, putGroup } from './group-repository.server.ts'
import { randomUUID } from 'node:crypto'
import { accept, refuseFor } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

const TOKEN = /^[\w-]{43}$/

/** The booking of a group's link, with its guests; undefined for an unknown or replaced one. */
export async function findGroupByLink(
  db: Database,
  link: string,
): Promise<{ booking: StoredBooking; guests: StoredGuest[] } | undefined> {
  const group = TOKEN.test(link) ? await findGroup(db, { linkHash: hashToken(link) }) : undefined
  const booking = group && (await findBooking(db, { id: group.bookingId }))
  return booking && { booking, guests: await listGuests(db, [booking.id]) }
}

/** A guest of the group by the secret of the entry. */
export function guestOf(guests: readonly StoredGuest[], entry: string) {
  if (!TOKEN.test(entry)) return undefined
  const entryHash = hashToken(entry)
  return guests.find((guest) => guest.entryHash === entryHash)
}

export function ownEntry(key: AppKey, { id, name, food, note }: StoredGuest) {
  return { entry: guestEntryToken(key, id), name, food, note }
}

/** For the booking's private page, without notes and food, which only guides see. */
export async function viewGroup(db: Database, key: AppKey, bookingId: string): Promise<BookingGroup> {
  const [group, guests] = await Promise.all([findGroup(db, { bookingId }), listGuests(db, [bookingId])])
  return {
    link: group ? groupLink(key, group.id) : null,
    guests: guests.map(({ id, name, createdAt }) => ({ id, name, at: createdAt.toISOString() })),
  }
}

/** By booking, for the guide. */
export async function staffGuests(db: Database, bookingIds: readonly string[]) {
  const found = new Map<string, StaffGuest[]>()
  for (const { bookingId, id, name, food, note, language } of await listGuests(db, bookingIds))
    found.set(bookingId, [...(found.get(bookingId) ?? []), { id, name, food, note, language }])
  return found
}

/** Secret of the link's address, of a group's id. */
export function groupLink(key: AppKey, groupId: string) {
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
    if (!isGroupOpen(booking, event, now)) return refuseFor('not_changeable')
    if (!renew && (await findGroup(tx, { bookingId }))) return accept(booking)
    const id = randomUUID()
    await putGroup(tx, { id, bookingId, linkHash: hashToken(groupLink(deps.key, id)), createdAt: now })
    return accept(booking)
  })
}
