import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { findBookingByReference } from '#features/booking/change/view-booking.server.ts'
import { guestCode, hasCheckIn } from '#features/booking/roster/check-in-code.server.ts'
import { findAnyEvent } from '#features/calendar/database/events-repository.server.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { ReadBookingDeps } from './read-booking.ts'

interface GuestCodesDeps extends Pick<ReadBookingDeps, 'db' | 'key' | 'events' | 'clock'> {
  drawing: Drawing
  messages: Pick<MessageSource, 'current'>
}

/** Tickets for the named guests of a booking; undefined for an unknown link, and without anybody to check in. */
export async function printGuestCodes(
  { db, key, events, clock, drawing, messages }: GuestCodesDeps,
  reference: string,
  language: Language,
) {
  const booking = await findBookingByReference(db, reference)
  if (!booking || booking.participants.length === 0) return undefined
  const now = clock()
  const booked = await events.find(db, booking.eventId, language)
  const event = await findAnyEvent(db, booking.eventId, { language, now, offer: events.offer() })
  if (!booked || !event || !hasCheckIn(booking, booked, now)) return undefined
  const site = messages.current()
  const texts = site.of(language, ['my-booking'])['my-booking']
  if (!texts) throw new Error(`No messages for a booking's codes in "${language}"`)
  const { content } = await drawing.draw({
    kind: 'guest-codes',
    input: [
      {
        title: fill(texts.checkIn.sheet, { number: booking.number }),
        event: event.title,
        when: [eventDays(language, event), eventTimes(language, event)].filter(Boolean).join('\n'),
        how: texts.checkIn.how,
        guests: booking.participants.map((name) => ({ name, code: guestCode(key, booking.id, name) })),
      },
      { language, date: now, company: site.facts.company },
    ],
  })
  return content
}
