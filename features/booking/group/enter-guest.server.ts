import { randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { type GuestEntry, isGroupOpen } from './group.ts'
import {
  deleteGuest,
  insertGuest,
  listGuests,
  type StoredGuest,
  updateGuest,
} from './group-repository.server.ts'
import { includesName, renamed, withGuests, withoutName } from './guest-names.ts'

type Deps = Pick<BookingDeps, 'db' | 'events' | 'clock' | 'key'>
const NAMED = 'participants_named'

/** Secret of a guest's own entry. */
export function guestEntryToken(key: AppKey, guestId: string) {
  return deriveToken(key, 'group-entry', guestId)
}

/** Enters a guest, at most one per place. The same `key` again is the same entry. @returns the secret of the entry */
export function enterGuest(
  deps: Deps,
  bookingId: string,
  { key, language, ...entry }: GuestEntry & { key: string; language: Language },
) {
  const idempotencyHash = hashToken(`${bookingId} ${key}`)
  return withBookingLocks(deps, bookingId, {}, async ({ tx, booking, event, now, change }) => {
    const guests = await listGuests(tx, [bookingId])
    const earlier = guests.find((guest) => guest.idempotencyHash === idempotencyHash)
    if (earlier) return accept({ entry: guestEntryToken(deps.key, earlier.id) })
    if (!isGroupOpen(booking, event, now)) return refuseFor('group_closed')
    if (guests.length >= booking.people) return refuseFor('group_full')
    const names = guests.map(({ name }) => name)
    if (includesName(names, entry.name)) return refuseFor('name_taken')
    const id = randomUUID()
    const token = guestEntryToken(deps.key, id)
    await insertGuest(tx, {
      id,
      bookingId,
      entryHash: hashToken(token),
      idempotencyHash,
      ...entry,
      noteConsentAt: entry.note ? now : null,
      language,
      createdAt: now,
      updatedAt: now,
    })
    await change(
      { participants: withGuests(booking.participants, [...names, entry.name], booking.people) },
      NAMED,
    )
    return accept({ entry: token })
  })
}

/** Changes a guest's own entry, until the event begins. */
export function changeGuest(deps: Deps, guest: StoredGuest, entry: GuestEntry) {
  return withBookingLocks(deps, guest.bookingId, {}, async ({ tx, booking, event, now, change }) => {
    if (!isGroupOpen(booking, event, now)) return refuseFor('group_closed')
    const guests = await listGuests(tx, [booking.id])
    const own = guests.find(({ id }) => id === guest.id)
    if (!own) return refuseFor('unknown_entry')
    const others = guests.filter(({ id }) => id !== guest.id).map(({ name }) => name)
    if (includesName(others, entry.name)) return refuseFor('name_taken')
    const noteConsentAt = entry.note ? (own.noteConsentAt ?? now) : null
    await updateGuest(tx, own.id, { ...entry, noteConsentAt, updatedAt: now })
    const participants = renamed(booking.participants, own.name, entry.name)
    await change({ participants: withGuests(participants, [...others, entry.name], booking.people) }, NAMED)
    return accept({ entry: guestEntryToken(deps.key, own.id) })
  })
}

/** Deletes an entry with its data; by the guest in every state, since consent can be withdrawn at any time. */
export function removeGuest(deps: Deps, bookingId: string, guestId: string) {
  return withBookingLocks(deps, bookingId, {}, async ({ tx, booking, change }) => {
    const guests = await listGuests(tx, [bookingId])
    const own = guests.find(({ id }) => id === guestId)
    // Pressed twice.
    if (!own) return accept(booking)
    await deleteGuest(tx, own.id)
    // Where there were more guests than places, one of them now has the place.
    const others = guests.filter(({ id }) => id !== guestId).map(({ name }) => name)
    const participants = withGuests(withoutName(booking.participants, own.name), others, booking.people)
    return accept(await change({ participants }, NAMED))
  })
}
