import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { findCourse } from '#features/services/content/services.ts'
import { formatFrancs } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { eventDays } from '#features/calendar/event-days.ts'
import { useServices } from '#features/services/site/use-services.ts'

export function BookAction({ event, size = 'sm' }: { event: CalendarEvent; size?: 'sm' | 'lg' }) {
  const messages = useMessages('dates')
  const language = useLanguage()
  const services = useServices()
  if (event.cancelled || event.phase !== 'coming') return null
  const to = paths.bookEvent(event.serviceId, event.id)
  const which = <span className="visually-hidden">{` ${event.title}, ${eventDays(language, event)}`}</span>
  if (event.placesLeft === 0)
    return (
      <PageLink className={size === 'sm' ? 'button button--sm' : 'button'} to={to}>
        {messages.waitingList}
        {which}
      </PageLink>
    )
  const price =
    event.priceCents !== null &&
    (event.priceCents === 0 ? messages.free : formatFrancs(language, event.priceCents))
  const level = findCourse(services, event.serviceId)?.level ?? 1
  return (
    <TrailSign to={to} level={level} size={size} wide {...(size === 'lg' && { note: price })}>
      {messages.book}
      {which}
    </TrailSign>
  )
}
