import { useLoaderData } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold, useBelowFold } from '#site/ui/layout/below-fold.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { TrailMark, type TrailMarkKind } from '#site/ui/pictures/trail-mark.tsx'
import { paths } from '#content/paths.ts'
import { findCourse, type Services } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { formatMonth } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { type CalendarAddress, calendarPath, type ServiceFilter } from './calendar-address.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarFailure } from './calendar-failure.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { EventRows } from './event-rows.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthNav } from './month-nav.tsx'
import { monthOf } from './months.ts'
import styles from './calendar-page.module.css'
import monthViewStyles from './month-view.module.css'
import eventListStyles from './event-list.module.css'

export default function CalendarPage() {
  const messages = useMessages('calendar')
  const data = useLoaderData<CalendarData>()
  const { address, failed } = data
  return (
    <>
      <section className={styles.head}>
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <p className="lead">
            {messages.lead} <ArrowLink to={paths.teamEventRequest}>{messages.ownDate}</ArrowLink>
          </p>
        </div>
      </section>
      <div className="wrap">
        <CalendarBar data={data} />
        {failed && <CalendarFailure />}
        {!failed && address.view === 'list' && <EventList data={data} />}
        {!failed && address.view === 'month' && <MonthView data={data} />}
      </div>
      <BelowFold>
        <CalendarNotes service={address.service} />
      </BelowFold>
    </>
  )
}

function CalendarNotes({ service }: { service: ServiceFilter | null }) {
  const { date, gift, feed } = useMessages('calendar').notes
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.notes} no-print small-titles`}>
      <div>
        <h2>{date.title}</h2>
        <p>{date.text}</p>
        <ArrowLink to={paths.teamEventRequest}>{date.link}</ArrowLink>
      </div>
      <div>
        <h2>{gift.title}</h2>
        <p>{gift.text}</p>
        <ArrowLink to={paths.shop}>{gift.link}</ArrowLink>
      </div>
      <div>
        <h2>{feed.title}</h2>
        <p>{feed.text}</p>
        <p className={styles.feed}>
          <a className="go" href={paths.calendarSubscription(language, service)}>
            {feed.link}
            <ArrowIcon />
          </a>
          <a className="small" href={paths.calendarFeed(language, service)}>
            {feed.file}
          </a>
        </p>
      </div>
    </section>
  )
}

function EventList({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar')
  const language = useLanguage()
  const { address, events, next, month } = data
  const groups = groupByMonth(events, month)
  const signed = nextToBook(events, useServices())
  const isBelowDue = useBelowFold()
  return (
    <>
      {events.length === 0 && <CalendarEmpty address={address} />}
      {groups.slice(0, isBelowDue ? groups.length : 1).map((group) => {
        const [name, year] = formatMonth(language, group.month).split(' ')
        const count = plural(language, group.events.length, messages.count)
        return (
          <section key={group.month} className={eventListStyles.month} aria-labelledby={group.month}>
            <h2 id={group.month}>
              <span>{name}</span> <small>{`${year}, ${count}`}</small>
            </h2>
            <EventRows events={group.events} signed={signed} />
          </section>
        )
      })}
      {next && (
        <p className={eventListStyles.later}>
          <ArrowLink to={calendarPath({ ...address, month: null, after: next })}>{messages.later}</ArrowLink>
        </p>
      )}
    </>
  )
}

interface MonthOfEvents {
  month: string
  events: CalendarEvent[]
}

/** Running events that began earlier are listed in the first month. */
function groupByMonth(events: readonly CalendarEvent[], firstMonth: string): MonthOfEvents[] {
  const groups: MonthOfEvents[] = []
  for (const event of events) {
    const begins = monthOf(event.startsAt)
    const month = begins < firstMonth ? firstMonth : begins
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}

/** On phones the grid shows only marks, with the list below. */
function MonthView({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar')
  const language = useLanguage()
  const services = useServices()
  const { address, events, month, next } = data
  return (
    <>
      <div className={monthViewStyles.head}>
        <h2 id="month" aria-live="polite">
          {formatMonth(language, month)}
        </h2>
        <MonthNav data={data} />
      </div>
      <MonthGrid data={data} />
      <Legend />
      {events.length === 0 ? (
        <CalendarEmpty address={address} />
      ) : (
        <div className={monthViewStyles.agenda}>
          <EventRows events={events} signed={nextToBook(events, services)} />
        </div>
      )}
      {next && (
        <p className={monthViewStyles.later}>
          <ArrowLink to={calendarPath({ ...address, view: 'list', after: next })}>{messages.later}</ArrowLink>
        </p>
      )}
    </>
  )
}

function Legend() {
  const { legend } = useMessages('calendar')
  const nameOf = useServiceName()
  const marks: [TrailMarkKind, string][] = [
    [1, nameOf('aufbruch')],
    [2, nameOf('durchhaltevermoegen')],
    [3, nameOf('klarer-kompass')],
    [4, legend.teamEvent],
    [5, legend.info],
  ]
  return (
    <ul className={`${monthViewStyles.legend} note`} aria-label={legend.label}>
      {marks.map(([kind, name]) => (
        <li key={kind}>
          <TrailMark kind={kind} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Id of the next course with free places; without one, of the next event that has some. */
export function nextToBook(events: readonly CalendarEvent[], services: Services): string | undefined {
  const open = events.filter(
    ({ cancelled, phase, placesLeft }) => !cancelled && phase === 'coming' && placesLeft !== 0,
  )
  const isCourse = ({ serviceId }: CalendarEvent) => findCourse(services, serviceId) !== undefined
  return (open.find(isCourse) ?? open[0])?.id
}

function CalendarEmpty({ address }: { address: CalendarAddress }) {
  const messages = useMessages('calendar')
  const isMonth = address.view === 'month'
  const isNarrowed = isMonth || address.service !== null || address.month !== null || address.after !== null
  return (
    <div className={styles.empty}>
      <EmptyState
        title={isMonth ? messages.emptyMonth : messages.empty}
        action={isNarrowed && <ArrowLink to={calendarPath({})}>{messages.showAll}</ArrowLink>}
      />
    </div>
  )
}
