import { useLoaderData } from 'react-router'
import { useAuth } from '#site/auth/auth-context.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Fact } from '#site/ui/layout/fact.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { findService } from '#features/services/content/services.ts'
import { OpenNotice } from '#features/booking/site/open-booking/open-notice.tsx'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventTimes } from '#features/calendar/event-days.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { BookAction } from './book-action.tsx'
import { bookingPromises } from './booking-promises.ts'
import { CalendarFailure } from './calendar-failure.tsx'
import { EventAbout } from './event-about.tsx'
import { EventPlace } from './event-place.tsx'
import type { EventData } from './event.loader.ts'
import { NextDates } from './next-dates.tsx'
import { useServicePath } from './use-service-path.ts'
import styles from './event-page.module.css'

export default function EventPage() {
  const data = useLoaderData<EventData>()
  if (data.kind === 'failed')
    return (
      <div className={`wrap ${styles.failed} stack`}>
        <CalendarFailure />
      </div>
    )
  return data.kind === 'unknown' ? <NoEvent /> : <Event data={data} />
}

function Event({ data }: { data: Extract<EventData, { kind: 'event' }> }) {
  const markOf = useTrailMark()
  const messages = useMessages('event')
  const language = useLanguage()
  const { event, days, others, today, open } = data
  const { cancelled, serviceId } = event
  const service = findService(useServices(), serviceId)
  return (
    <>
      {open && <OpenNotice open={open} />}
      <article className={`wrap ${styles.event}`}>
        <Trail event={event} />
        <div className={styles.title}>
          <p className={`num ${styles.date}`}>
            <TrailMark kind={markOf(serviceId)} />
            <span>{[days, eventTimes(language, event)].filter(Boolean).join(', ')}</span>
          </p>
          <h1>{cancelled ? <s>{event.title}</s> : event.title}</h1>
        </div>
        <div className={styles.act}>
          <EventFacts event={event} />
          <Notice event={event} />
          <Actions event={event} today={today} />
        </div>
      </article>
      {service && !cancelled && <EventAbout event={event} service={service} />}
      {!cancelled && <EventPlace event={event} />}
      <section className={`wrap grid ${styles.others} no-print`}>
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
  const pathOf = useServicePath()
  const messages = useMessages('event')
  const { nav } = useMessages('common')
  const nameOf = useServiceName()
  return (
    <nav className={`small ${styles.trail} full`} aria-label={messages.trail}>
      <ol>
        <li>
          <PageLink to={paths.calendar}>{nav.calendar}</PageLink>
        </li>
        {serviceId && (
          <li>
            <PageLink to={pathOf(serviceId)}>{nameOf(serviceId)}</PageLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Notice({ event: { cancelled, movedTo, phase } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const language = useLanguage()
  if (movedTo)
    return (
      <p className={styles.notice}>
        {fill(messages.movedTo, { day: formatDay(language, movedTo.day) })}{' '}
        <ArrowLink to={paths.event(movedTo.id)}>{messages.newDate}</ArrowLink>
      </p>
    )
  const notice =
    phase === 'over'
      ? messages.over
      : cancelled
        ? messages.cancelled
        : phase === 'running' && messages.running
  return notice && <p className={styles.notice}>{notice}</p>
}

function Actions({ event, today }: { event: CalendarEvent; today: string }) {
  const messages = useMessages('event')
  const { freeCancellation } = useMessages('dates')
  const language = useLanguage()
  const isOpen = event.phase === 'coming' && !event.cancelled
  return (
    <>
      <BookAction event={event} size="lg" />
      {isOpen && event.placesLeft !== 0 && event.priceCents !== 0 && (
        <PromiseLine of={bookingPromises(event, today)} />
      )}
      {isOpen && event.priceCents === 0 && <p className="small muted">{freeCancellation}</p>}
      <p className={`${styles.links} no-print`}>
        {event.phase !== 'over' && (
          <a className="go" href={paths.eventFile(event.id, language)}>
            {messages.save}
            <ArrowIcon />
          </a>
        )}
        <ManageLink eventId={event.id} />
      </p>
    </>
  )
}

function ManageLink({ eventId }: { eventId: string }) {
  const { manage } = useMessages('event')
  const { session } = useAuth()
  return session && <ArrowLink to={staffPaths.event(eventId)}>{manage}</ArrowLink>
}

function NoEvent() {
  const { unknown, all } = useMessages('event')
  return (
    <section className={`wrap ${styles.unknown} stack`}>
      <h1>{unknown.title}</h1>
      <p className="lead">{unknown.text}</p>
      <TrailSign to={paths.calendar}>{all}</TrailSign>
    </section>
  )
}

/** Price, place, who leads and free places in one line. */
function EventFacts({ event }: { event: CalendarEvent }) {
  const { labels } = useMessages('event')
  const { place, places, phase, cancelled, lead } = event
  return (
    <dl className={`${styles.facts} facts`}>
      {!cancelled && (
        <Fact name={labels.price}>
          <Price event={event} />
        </Fact>
      )}
      <Fact name={labels.where}>{place}</Fact>
      {lead && <Fact name={labels.lead}>{lead}</Fact>}
      {places !== null && phase === 'coming' && !cancelled && (
        <Fact name={labels.places}>
          <Places event={event} />
        </Fact>
      )}
    </dl>
  )
}

function Price({ event: { priceCents } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const { free } = useMessages('dates')
  const language = useLanguage()
  if (priceCents === null) return messages.groupPrice
  if (priceCents === 0) return free
  return fill(messages.perPerson, { price: formatFrancs(language, priceCents) })
}

function Places({ event: { places, placesLeft } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  return fill(placesLeft === 0 ? messages.allTaken : messages.placesLeft, {
    left: placesLeft ?? 0,
    places: places ?? 0,
  })
}
