import { randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import type { GroupRefusal, GuestEntry } from './group.ts'
import {
  deleteGuest,
  insertGuest,
  listGuests,
  type StoredGuest,
  updateGuest,
} from './group-repository.server.ts'
import { includesName, renamed, withGuests, withoutName } from './guest-names.ts'
import { isGroupOpen } from './is-group-open.ts'

type Deps = Pick<BookingDeps, 'db' | 'events' | 'clock' | 'key'>
type Removal = Promise<Result<StoredBooking, { code: 'unknown_booking' }>>
type Outcome<Value> = Promise<Result<Value, GroupRefusal | { code: 'unknown_booking' }>>

/** Secret of a guest's own entry. */
export function guestEntryToken(key: AppKey, guestId: string): string {
  return deriveToken(key, 'group-entry', guestId)
}

/** Enters a guest, at most one per place. The same `key` again is the same entry. @returns the secret of the entry */
export async function enterGuest(
  deps: Deps,
  bookingId: string,
  { key, language, ...entry }: GuestEntry & { key: string; language: Language },
): Outcome<{ entry: string }> {
  const idempotencyHash = hashToken(`${bookingId} ${key}`)
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Outcome<{ entry: string }> => {
    const guests = await listGuests(tx, [bookingId])
    const earlier = guests.find((guest) => guest.idempotencyHash === idempotencyHash)
    if (earlier) return accept({ entry: guestEntryToken(deps.key, earlier.id) })
    if (!isGroupOpen(booking, event, now)) return refuse({ code: 'group_closed' })
    if (guests.length >= booking.people) return refuse({ code: 'group_full' })
    const names = guests.map(({ name }) => name)
    if (includesName(names, entry.name)) return refuse({ code: 'name_taken' })
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
    await setNames(tx, booking, withGuests(booking.participants, [...names, entry.name], booking.people), now)
    return accept({ entry: token })
  })
}

/** Changes a guest's own entry, until the event begins. */
export async function changeGuest(
  deps: Deps,
  guest: StoredGuest,
  entry: GuestEntry,
): Outcome<{ entry: string }> {
  return withBookingLocks(
    deps,
    guest.bookingId,
    async (tx, booking, event, now): Outcome<{ entry: string }> => {
      if (!isGroupOpen(booking, event, now)) return refuse({ code: 'group_closed' })
      const guests = await listGuests(tx, [booking.id])
      const own = guests.find(({ id }) => id === guest.id)
      if (!own) return refuse({ code: 'unknown_entry' })
      const others = guests.filter(({ id }) => id !== guest.id).map(({ name }) => name)
      if (includesName(others, entry.name)) return refuse({ code: 'name_taken' })
      const noteConsentAt = entry.note ? (own.noteConsentAt ?? now) : null
      await updateGuest(tx, own.id, { ...entry, noteConsentAt, updatedAt: now })
      const participants = renamed(booking.participants, own.name, entry.name)
      await setNames(tx, booking, withGuests(participants, [...others, entry.name], booking.people), now)
      return accept({ entry: guestEntryToken(deps.key, own.id) })
    },
  )
}

/** Deletes an entry with its data; by the guest in every state, since consent can be withdrawn at any time. */
export async function removeGuest(deps: Deps, bookingId: string, guestId: string): Removal {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Removal => {
    const guests = await listGuests(tx, [bookingId])
    const own = guests.find(({ id }) => id === guestId)
    // Pressed twice.
    if (!own) return accept(booking)
    await deleteGuest(tx, own.id)
    // Where there were more guests than places, one of them now has the place.
    const others = guests.filter(({ id }) => id !== guestId).map(({ name }) => name)
    const names = withGuests(withoutName(booking.participants, own.name), others, booking.people)
    return accept(await setNames(tx, booking, names, now))
  })
}

async function setNames(
  tx: Transaction,
  booking: StoredBooking,
  participants: string[],
  now: Date,
): Promise<StoredBooking> {
  const named = await updateBooking(tx, booking.id, { participants }, now)
  await recordBookingEvent(tx, { bookingId: booking.id, at: now, action: 'participants_named' })
  return named
}
