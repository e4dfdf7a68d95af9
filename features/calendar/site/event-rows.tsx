import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { BookAction } from './book-action.tsx'
import { dayFigures, eventDays, eventTimes, weekdays } from '#features/calendar/event-days.ts'
import { EventLink } from './event-link.tsx'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { EventOffer } from './event-offer.tsx'
import { useLanguage } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import styles from './event-rows.module.css'

interface EventRowsProps {
  events: readonly CalendarEvent[]
  /** The one row that keeps its sign on phones. */
  signed: string | undefined
}

/** On phones a row is one link to its event, and only the next course carries a sign. */
export function EventRows({ events, signed }: EventRowsProps) {
  const markOf = useTrailMark()
  const language = useLanguage()
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li
          key={event.id}
          className={classNames(
            styles.row,
            (event.cancelled || event.placesLeft === 0) && styles.dull,
            event.cancelled && styles.off,
            event.id === signed && styles.signed,
          )}
        >
          <p className={`${styles.day} small-notes`}>
            <span aria-hidden="true">
              <small>{weekdays(language, event)}</small> {dayFigures(language, event)}
            </span>
            <span className="visually-hidden">{eventDays(language, event)}</span>
          </p>
          <span className={styles.mark}>
            <TrailMark kind={markOf(event.serviceId)} />
          </span>
          <h3 className={`${styles.title} plain-links`}>
            <EventLink event={event} />
          </h3>
          <p className={`${styles.place} note`}>
            <span>{event.place}</span> <span className="num">{eventTimes(language, event)}</span>
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
