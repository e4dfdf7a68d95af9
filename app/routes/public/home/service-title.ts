import { bareServiceName } from '#content/service-name.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Messages } from '#i18n/messages/de.ts'

/** Names of survival courses get soft hyphens from the messages. */
export function serviceTitle(common: Messages, { serviceId, title }: CalendarEvent): string {
  if (!serviceId) return title
  const name = bareServiceName(common, serviceId)
  return title.replace(name.replaceAll('\u00ad', ''), () => name)
}
