import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice } from '#i18n/format.ts'
import { eventTimes, weekdays } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { eventSpan } from '#features/calendar/rules/event-span.ts'
import { eventState } from '#features/calendar/site/event-state.ts'
import { useYear } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './next-dates-table.module.css'
import { ServiceTitle } from './service-title.tsx'
import { shortDays } from './short-days.ts'

export function NextDatesTable({ dates }: { dates: CalendarEvent[] | null }) {
  const { events } = useMessages('home')
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionWaypoint of="events" />
        <h2 className="section-title">{events.title}</h2>
        <div className="full">
          {dates && dates.length > 0 ? (
            <Table dates={dates} />
          ) : (
            <EmptyState
              title={dates ? events.empty : events.failed}
              action={<ArrowLink to={paths.contact}>{events.ask}</ArrowLink>}
            />
          )}
        </div>
        <p className={`full ${styles.more}`}>
          <ArrowLink to={paths.calendar}>{events.link}</ArrowLink>
          <ArrowLink to={paths.levelTest}>{events.levelTest}</ArrowLink>
        </p>
      </div>
    </section>
  )
}

function Table({ dates }: { dates: CalendarEvent[] }) {
  const { columns } = useMessages('home').events
  return (
    <table className={`table ${styles.dates}`}>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.mark}</span>
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.place}</th>
          <th scope="col" className={styles.number}>
            {columns.price}
          </th>
          <th scope="col" className="right">
            {columns.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {dates.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ event }: { event: CalendarEvent }) {
  const markOf = useTrailMark()
  const language = useLanguage()
  const year = useYear()
  const messages = useMessages('dates')
  const { id, serviceId, place, priceCents, phase, placesLeft } = event
  const times = eventTimes(language, event)
  const bookable = phase === 'coming' && placesLeft !== 0
  return (
    <tr>
      <td className={`${styles.date} small-notes`}>
        <small>{weekdays(language, event)}</small> {shortDays(language, eventSpan(event), year)}
      </td>
      <td className={styles.mark}>
        <TrailMark kind={markOf(serviceId)} />
      </td>
      <th scope="row" className={`${styles.name} small-notes plain-links`}>
        <PageLink to={bookable ? paths.bookEvent(serviceId, id) : paths.event(id)}>
          <ServiceTitle of={event} />
        </PageLink>
      </th>
      <td className={styles.place}>
        {place}
        {times && (
          <>
            {', '}
            <span>{times}</span>
          </>
        )}
      </td>
      <td className={`${styles.number} ${styles.price}`}>
        {priceCents === 0
          ? messages.free
          : priceCents !== null && formatPrice(language, priceCents, { code: 'chf' })}
      </td>
      <td className={`right ${styles.left}`}>{eventState(messages, language, event)}</td>
    </tr>
  )
}
