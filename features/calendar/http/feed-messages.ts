import { paths } from '#content/paths.ts'
import { BRAND } from '#features/company/content/company.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import type { IcalMessages } from '#features/calendar/ical/to-ical-event.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

export function feedMessages(
  site: SiteMessages,
  language: Language,
  publicUrl: string,
): IcalMessages & { calendarName: string } {
  const { calendar, common, dates, event } = site.of(language, ['calendar', 'common', 'dates', 'event'])
  if (!calendar || !common || !dates || !event)
    throw new Error(`No messages for a calendar file in "${language}"`)
  return {
    offer: site.offer,
    calendarName: `${BRAND}: ${calendar.title}`,
    meetingPoint: event.labels.meetingPoint,
    perPerson: event.perPerson,
    free: dates.free,
    cancelled: dates.cancelled,
    movedTo: dates.movedTo,
    serviceName: (id) => serviceName(common, id).replaceAll('\u00ad', ''),
    address: (id) => `${publicUrl}${paths.event(id)}?lng=${language}`,
  }
}
