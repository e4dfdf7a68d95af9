import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { NO_PEOPLE } from '#features/booking/rules/staff-booking.ts'
import { findEditableEvent } from './staff-read-events.server.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type WriteLetter } from '#platform/mail/letter.ts'

interface Deps {
  database: Database
  publicUrl: string
  messages: MessageSource
}

/** Asks the owner whether an event takes place; state at sending time. Always German. */
export const decisionLetter: WriteLetter<Deps> = async ({ database, publicUrl, messages }, { eventId }) => {
  const { offer } = messages.current()
  const event = await findAbout('event', eventId, (id) =>
    findEditableEvent(database, id, { language: 'de', now: new Date(), offer }),
  )
  const { id, blocked } = event
  const { booked, held, waiting } = (await countBookedPeople(database, [id])).get(id) ?? NO_PEOPLE
  const when = [eventDays('de', event), eventTimes('de', event)].filter(Boolean).join(', ')
  const title = toSingleLine(event.title)
  const more = [
    held > 0 && `${held} ${held === 1 ? 'bezahlt' : 'bezahlen'} gerade`,
    waiting > 0 && `${waiting} auf der Warteliste`,
  ]
  const state =
    event.minimumParticipants === null || event.cancelled
      ? `Es ist entschieden: ${event.cancelled ? 'abgesagt' : 'findet statt'}.`
      : `Gebucht: ${booked}.${blocked > 0 ? ` Ausserhalb vergeben: ${blocked}.` : ''} Mindestzahl: ${event.minimumParticipants}.`
  return {
    language: 'de',
    subject: `Entscheiden: ${title}, ${eventDays('de', event)}`,
    title: 'Findet der Anlass statt?',
    body: [
      `${title}, ${when}, ${toSingleLine(event.place)}.`,
      [state, ...more.filter(Boolean).map((text) => `Dazu: ${text}.`)].join(' '),
      'Heute ist der Tag, an dem Sie entscheiden wollten. Sagen Sie zu oder ab; alle, die gebucht haben, erhalten dann eine E-Mail.',
      { button: { label: 'Jetzt entscheiden', href: `${publicUrl}${staffPaths.event(id)}` } },
    ],
  }
}
