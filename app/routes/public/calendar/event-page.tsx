import { useLoaderData } from 'react-router'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { BookAction } from '../../../calendar/book-action.tsx'
import { eventTrailMark } from '../../../calendar/event-trail-mark.ts'
import { eventTimes } from '../../../calendar/event-days.ts'
import { NextDates } from '../../../calendar/next-dates.tsx'
import { useServiceName } from '../../../calendar/use-service-name.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailMark } from '../../../ui/trail-mark.tsx'
import { CalendarFailure } from './calendar-failure.tsx'
import type { EventData } from './event.loader.ts'
import { EventFacts } from './event-facts.tsx'
import styles from './event-page.module.css'
import { servicePath } from './service-path.ts'
import type { ServiceId } from '#content/services.ts'
import { CHAM } from '../../../ui/lake-map.tsx'
import { Plan, MapRhombus, MapName } from '../../../ui/plan.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { useAuth } from '../../../auth/auth-context.ts'
import { TrailSign } from '../../../ui/trail-sign.tsx'

export default function EventPage() {
  const data = useLoaderData<EventData>()
  if (data.kind === 'failed')
    return (
      <div className={`wrap ${styles.failed}`}>
        <CalendarFailure />
      </div>
    )
  return data.kind === 'unknown' ? <NoEvent /> : <Event data={data} />
}

function Event({ data }: { data: Extract<EventData, { kind: 'event' }> }) {
  const messages = useMessages('event')
  const language = useLanguage()
  const { event, days, others } = data
  return (
    <>
      <article className={`wrap grid ${styles.event}`}>
        <div className={styles.text}>
          <Trail event={event} />
          <h1>{event.cancelled ? <s>{event.title}</s> : event.title}</h1>
          <p className="lead num">
            {days}
            <br />
            {eventTimes(language, event)}
          </p>
          <Notice event={event} />
          <EventFacts event={event} />
          <Actions event={event} />
        </div>
        <EventPicture serviceId={event.serviceId} />
      </article>
      <section className={`wrap grid ${styles.others}`}>
        <SectionRule name={messages.others} />
        <h2 className="visually-hidden">{messages.others}</h2>
        <div className="full">
          <NextDates events={others} emptyText={messages.noOthers} />
        </div>
        <p className={`full ${styles.all}`}>
          <ArrowLink to={paths.calendar}>{messages.all}</ArrowLink>
        </p>
      </section>
    </>
  )
}

function Trail({ event: { serviceId } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const { nav } = useMessages('common')
  const nameOf = useServiceName()
  return (
    <nav className={`small ${styles.trail}`} aria-label={messages.trail}>
      <ol>
        <li>
          <PageLink to={paths.calendar}>{nav.calendar}</PageLink>
        </li>
        {serviceId && (
          <li>
            <TrailMark kind={eventTrailMark(serviceId)} />
            <PageLink to={servicePath(serviceId)}>{nameOf(serviceId)}</PageLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Notice({ event: { cancelled, phase } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const notice =
    phase === 'over'
      ? messages.over
      : cancelled
        ? messages.cancelled
        : phase === 'running' && messages.running
  return notice && <p className={styles.notice}>{notice}</p>
}

function Actions({ event }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const language = useLanguage()
  return (
    <div className={styles.actions}>
      <BookAction event={event} size="md" />
      {event.phase !== 'over' && (
        <a className="go" href={paths.eventFile(event.id, language)}>
          {messages.save}
          <ArrowIcon />
        </a>
      )}
      {event.serviceId && <ArrowLink to={servicePath(event.serviceId)}>{messages.about}</ArrowLink>}
      <ManageLink eventId={event.id} />
    </div>
  )
}

/** Decorative. Events without service show the map around Cham. */
function EventPicture({ serviceId }: { serviceId: ServiceId | null }) {
  return (
    <div className={styles.picture}>
      {serviceId ? (
        <ScenePicture of={serviceId} alt="" glides />
      ) : (
        <Plan viewBox="253 0 400 500">
          <MapRhombus {...CHAM} size={16} />
          <MapName x={CHAM.x + 26} y={CHAM.y - 14}>
            Cham
          </MapName>
        </Plan>
      )}
    </div>
  )
}

function ManageLink({ eventId }: { eventId: string }) {
  const { manage } = useMessages('event')
  const { session } = useAuth()
  return session && <ArrowLink to={paths.staffEvent(eventId)}>{manage}</ArrowLink>
}

function NoEvent() {
  const { unknown, all } = useMessages('event')
  return (
    <section className={`wrap ${styles.unknown}`}>
      <h1>{unknown.title}</h1>
      <p className="lead">{unknown.text}</p>
      <TrailSign to={paths.calendar}>{all}</TrailSign>
    </section>
  )
}
