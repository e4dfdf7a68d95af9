import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { paths } from '#content/paths.ts'
import type { BookingLetter } from '#features/booking/mail/booking-letter.ts'
import type { GroupView } from '#features/booking/group/group.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

interface SheetDeps {
  drawing: Drawing
  site: SiteMessages
  publicUrl: string
  now: Date
}

/** One page for everybody of a group: when, where, what to bring, and the code by which one enters oneself. */
export async function drawGroupSheet(
  { drawing, site, publicUrl, now }: SheetDeps,
  group: GroupView<CalendarEvent>,
  language: Language,
) {
  const messages = site.of(language, ['my-group', 'my-booking'])
  const { 'my-group': texts, 'my-booking': booking } = messages
  if (!texts || !booking) throw new Error(`No messages for a group's sheet in "${language}"`)
  const { event, packingList, company } = group
  const { facts } = booking
  const all: [string, string | null][] = [
    [facts.what, event.title],
    [facts.when, [eventDays(language, event), eventTimes(language, event)].filter(Boolean).join(', ')],
    [facts.where, event.place],
    [facts.meetingPoint, event.meetingPoint],
    [texts.company, company],
  ]
  const letter: BookingLetter = {
    subject: fill(texts.sheet.subject, { title: event.title }),
    title: event.title,
    greeting: texts.sheet.greeting,
    text: texts.sheet.text,
    facts: all.flatMap(([label, value]) => (value ? [[label, toSingleLine(value)]] : [])),
    packing: { title: texts.packing, items: packingList.map((item) => toSingleLine(item)) },
    notes: [],
    terms: undefined,
  }
  const address = `${publicUrl}${paths.myGroup(group.link)}?lng=${language}`
  const { content } = await drawing.draw({
    kind: 'booking-sheet',
    input: [
      { letter, money: [], address, way: texts.sheet.way },
      { language, date: now, company: site.facts.company },
    ],
  })
  return content
}
