import type { Offer } from '#features/services/content/offer.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import { fill, formatPrice, labelled } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import type { IcalEvent } from './ical-calendar.server.ts'
import { toCalendarEvent } from '../database/to-calendar-event.server.ts'

export interface IcalMessages {
  meetingPoint: string
  perPerson: string
  free: string
  cancelled: string
  /** `{day}` */
  movedTo: string
  serviceName: (id: ServiceId) => string
  address: (id: string) => string
  offer: Offer
}

/** Omits free places, which change without a new sequence. Many programs ignore the status: the title has it too. */
export function toIcalEvent(
  row: EventRow & Pick<CalendarEvent, 'movedTo'>,
  language: Language,
  messages: IcalMessages,
): IcalEvent {
  const event = toCalendarEvent(row, { language, now: row.updatedAt, offer: messages.offer })
  const { serviceId, title, place, meetingPoint, priceCents, cancelled, movedTo } = event
  const off = movedTo
    ? fill(messages.movedTo, { day: formatDay(language, movedTo.day) })
    : cancelled && messages.cancelled
  const url = messages.address(movedTo?.id ?? row.id)
  const price = priceCents !== null && formatPrice(language, priceCents, { code: 'chf' })
  return {
    uid: row.id,
    sequence: row.sequence,
    created: row.createdAt,
    updated: row.updatedAt,
    startsLocal: row.startsLocal,
    endsLocal: row.endsLocal,
    allDay: row.allDay,
    cancelled,
    summary: off ? `${title} (${off})` : title,
    description: [
      meetingPoint && labelled(language, messages.meetingPoint, meetingPoint),
      price && (priceCents === 0 ? messages.free : fill(messages.perPerson, { price })),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: meetingPoint ? `${meetingPoint}, ${place}` : place,
    url,
    category: serviceId ? messages.serviceName(serviceId) : undefined,
  }
}
