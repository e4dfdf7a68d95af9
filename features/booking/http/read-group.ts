import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { isGroupOpen } from '#features/booking/group/group.ts'
import { checkInPicture, guestCode, hasCheckIn } from '#features/booking/roster/check-in-code.server.ts'
import { findGroupByLink, guestOf, ownEntry } from '#features/booking/group/view-group.server.ts'
import { findAnyEvent } from '#features/calendar/database/events-repository.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { packingListOf } from './packing-list.ts'

export interface ReadGroupDeps extends Pick<BookingDeps, 'db' | 'key' | 'events' | 'clock'> {
  messages: Pick<MessageSource, 'current'>
}

/** What a guest with the link sees, with the own entry of `entry`; undefined for an unknown link or entry. */
export async function readGroup(
  { db, key, events, clock, messages }: ReadGroupDeps,
  { link, entry, language }: { link: string; entry: string | null; language: Language },
) {
  const found = await findGroupByLink(db, link)
  if (!found) return undefined
  const { booking, guests } = found
  const now = clock()
  const event = await findAnyEvent(db, booking.eventId, { language, now, offer: events.offer() })
  const booked = await events.find(db, booking.eventId, language)
  const own = entry === null ? null : guestOf(guests, entry)
  if (!event || !booked || own === undefined) return undefined
  return {
    link,
    event,
    company: booking.company,
    people: booking.people,
    entered: guests.length,
    isOpen: isGroupOpen(booking, booked, now),
    packingList: packingListOf(messages.current(), language, booked.serviceId),
    own: own && {
      ...ownEntry(key, own),
      checkIn: hasCheckIn(booking, booked, now) ? checkInPicture(guestCode(key, booking.id, own.name)) : null,
    },
  }
}
