import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'

export function EventLink({ event }: { event: CalendarEvent }) {
  return (
    <PageLink to={paths.event(event.id)}>{event.cancelled ? <s>{event.title}</s> : event.title}</PageLink>
  )
}
