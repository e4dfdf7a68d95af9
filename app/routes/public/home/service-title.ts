import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Messages } from '#i18n/messages/de.ts'

/** Names of survival courses get soft hyphens from the messages. */
export function serviceTitle({ survivalLevels }: Messages, { serviceId, title }: CalendarEvent): string {
  const name = Object.entries(survivalLevels).find(([slug]) => slug === serviceId)?.[1]
  return name && name.replaceAll('\u00ad', '') === title ? name : title
}
