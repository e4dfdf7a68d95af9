import { findAnyEventRow, withNewDates } from '#features/calendar/database/events-repository.server.ts'
import { icalCalendar } from '#features/calendar/ical/ical-calendar.server.ts'
import { toIcalEvent } from '#features/calendar/ical/to-ical-event.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import type { MailAttachment } from '#platform/mail/mailer.ts'
import { feedMessages } from '#features/calendar/http/feed-messages.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'

interface EventFileDeps {
  database: Database
  publicUrl: string
  messages: Pick<MessageSource, 'current'>
}

/** An event of any kind, private ones too, as a calendar file, with others that end with it; undefined when there is none. */
export async function eventFile(
  { database, publicUrl, messages: source }: EventFileDeps,
  language: Language,
  [eventId = '', ...others]: readonly string[],
): Promise<MailAttachment | undefined> {
  const found = await Promise.all([eventId, ...others].map((id) => findAnyEventRow(database, id)))
  const [row] = found
  if (!row) return undefined
  const rows = await withNewDates(
    database,
    found.flatMap((each) => each ?? []),
  )
  const messages = feedMessages(source.current(), language, publicUrl)
  const text = icalCalendar({
    name: messages.calendarName,
    language,
    url: publicUrl,
    events: rows.map((each) => toIcalEvent(each, language, messages)),
  })
  return {
    filename: `${row.serviceId ?? 'event'}-${row.startsLocal.slice(0, 10)}.ics`,
    content: Buffer.from(text),
    contentType: 'text/calendar; charset=utf-8',
  }
}
