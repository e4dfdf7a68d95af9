import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { useLanguage } from '#site/language/language.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { BookAction } from './book-action.tsx'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { EventLink } from './event-link.tsx'
import { EventOffer } from './event-offer.tsx'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import styles from './next-dates.module.css'

interface NextDatesProps {
  events: readonly CalendarEvent[]
  emptyText: string
}

/** The page must share the messages `dates` and be `fresh: 'five-minutes'`. */
export function NextDates({ events, emptyText }: NextDatesProps) {
  const language = useLanguage()
  const markOf = useTrailMark()
  if (events.length === 0) return <p className="muted">{emptyText}</p>
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={`${styles.row} small-notes`}>
          <span className={styles.mark}>
            <TrailMark kind={markOf(event.serviceId)} />
          </span>
          <p className={styles.days}>
            {eventDays(language, event)}
            <small>{eventTimes(language, event)}</small>
          </p>
          <p className={`${styles.title} plain-links`}>
            <EventLink event={event} />
            <small>{event.place}</small>
          </p>
          <EventOffer event={event} className={styles.offer} />
          <div className={`${styles.action} no-print`}>
            <BookAction event={event} />
          </div>
        </li>
      ))}
    </ul>
  )
}
