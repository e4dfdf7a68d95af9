import { eventDays, eventTimes } from '#app/calendar/event-days.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { NO_PEOPLE } from '#features/booking/rules/staff-booking.ts'
import { findEditableEvent } from '#features/calendar/staff/staff-read-events.server.ts'
import type { MessageSource } from '#server/messages/open-messages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'

/** Asks the owner whether an event takes place; state at sending time. Always German. */
export async function renderDecisionMail(
  { database, publicUrl, messages }: { database: Database; publicUrl: string; messages: MessageSource },
  { eventId }: Record<string, unknown>,
): Promise<RenderedMail> {
  const id = String(eventId)
  const event = await findEditableEvent(database, id, {
    language: 'de',
    now: new Date(),
    offer: messages.current().offer,
  })
  if (!event) throw new Error('the event of the mail is not there')
  const { booked, held, waiting } = (await countBookedPeople(database, [id])).get(id) ?? NO_PEOPLE
  const { blocked } = event
  const when = [eventDays('de', event), eventTimes('de', event)].filter(Boolean).join(', ')
  const title = toSingleLine(event.title)
  const more = [
    held > 0 && `${held} ${held === 1 ? 'bezahlt' : 'bezahlen'} gerade`,
    waiting > 0 && `${waiting} auf der Warteliste`,
  ]
  const status =
    event.minimumParticipants === null || event.cancelled
      ? `Es ist entschieden: ${event.cancelled ? 'abgesagt' : 'findet statt'}.`
      : `Gebucht: ${booked}.${blocked > 0 ? ` Ausserhalb vergeben: ${blocked}.` : ''} Mindestzahl: ${event.minimumParticipants}.`
  const body = renderShortMail({
    language: 'de',
    subject: `Entscheiden: ${title}, ${eventDays('de', event)}`,
    title: 'Findet der Anlass statt?',
    before: [
      `${title}, ${when}, ${toSingleLine(event.place)}.`,
      [status, ...more.filter(Boolean).map((text) => `Dazu: ${text}.`)].join(' '),
      'Heute ist der Tag, an dem Sie entscheiden wollten. Sagen Sie zu oder ab; alle, die gebucht haben, erhalten dann eine E-Mail.',
    ],
    button: { label: 'Jetzt entscheiden', link: `${publicUrl}${staffPaths.event(id)}` },
    siteUrl: publicUrl,
    company: messages.current().facts.company,
  })
  return { ...body, attachments: [mailLogo] }
}
