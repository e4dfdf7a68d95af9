import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'

/** A cancelled event is crossed out and leads nowhere, or to its new date; its page stays for those who have booked. */
export function EventLink({ event }: { event: CalendarEvent }) {
  const { movedTo } = event
  if (movedTo)
    return (
      <PageLink to={paths.event(movedTo.id)}>
        <s>{event.title}</s>
      </PageLink>
    )
  if (event.cancelled) return <s>{event.title}</s>
  return <PageLink to={paths.event(event.id)}>{event.title}</PageLink>
}
