import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'

/** The title, as the way to the event's own page; struck through when it does not take place. */
export function EventLink({ event }: { event: CalendarEvent }) {
  return (
    <PageLink to={paths.event(event.id)}>{event.cancelled ? <s>{event.title}</s> : event.title}</PageLink>
  )
}
