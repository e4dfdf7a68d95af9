import { findCourse, type ServiceId } from '#features/services/content/services.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { bookingPath } from '../booking-address.ts'
import type { BookingData } from '../booking.loader.ts'
import styles from './service-choice.module.css'
import { BookingUnavailable } from './booking-unavailable.tsx'

export function ServiceChoice({ data }: { data: BookingData }) {
  const messages = useMessages('booking').choice
  const { upTo } = useMessages('team-event')
  const { nav } = useMessages('common')
  const { free } = useMessages('dates')
  const language = useLanguage()
  const { courses, teamEvents } = usePricedServices()
  const { dates, unavailable } = data
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const perPerson = (cents: number) => fill(messages.perPerson, { price: francs(cents) })
  const singles = dates.filter(({ serviceId }) => serviceId === null)
  return (
    <div className={`wrap ${styles.choice}`}>
      <BookingUnavailable unavailable={unavailable} />
      <p className="lead">{messages.lead}</p>
      <section aria-labelledby="kurse">
        <h2 id="kurse">{nav.survivalTraining}</h2>
        <ul className={styles.list}>
          {courses.map(({ id, pricePerPersonCents }) => (
            <Service key={id} id={id} data={data} price={perPerson(pricePerPersonCents)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="team-events">
        <h2 id="team-events">{nav.teamEvents}</h2>
        <ul className={styles.list}>
          {teamEvents.map(({ id, flatCents, flatUpTo }) => (
            <Service
              key={id}
              id={id}
              data={data}
              price={`${francs(flatCents)}, ${fill(upTo, { n: flatUpTo })}`}
            />
          ))}
        </ul>
      </section>
      {singles.length > 0 && (
        <section aria-labelledby="einzelne">
          <h2 id="einzelne">{messages.singles}</h2>
          <ul className={styles.list}>
            {singles.map((event) => (
              <li key={event.id} className={`${styles.service} small-notes`}>
                <TrailMark kind={5} />
                <PageLink to={bookingPath({ ...data.chosen, serviceId: null, eventId: event.id })}>
                  {event.title}
                </PageLink>
                <small className="num">{`${eventDays(language, event)}, ${event.place}`}</small>
                {event.priceCents !== null && (
                  <span className={`num ${styles.price}`}>
                    {event.priceCents === 0 ? free : perPerson(event.priceCents)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ArrowLink to={paths.calendar}>{messages.calendar}</ArrowLink>
      </p>
    </div>
  )
}

function Service({ id, data, price }: { id: ServiceId; data: BookingData; price: string }) {
  const markOf = useTrailMark()
  const messages = useMessages('booking').choice
  const language = useLanguage()
  const nameOf = useServiceName()
  const next = data.dates.find(({ serviceId }) => serviceId === id)
  const isCourse = findCourse(useServices(), id)
  return (
    <li className={`${styles.service} small-notes`}>
      <TrailMark kind={markOf(id)} />
      <PageLink to={bookingPath({ ...data.chosen, serviceId: id, eventId: null })}>{nameOf(id)}</PageLink>
      <small className="num">
        {next
          ? fill(messages.next, { days: eventDays(language, next) })
          : isCourse
            ? messages.none
            : messages.ownDate}
      </small>
      <span className={`num ${styles.price}`}>{price}</span>
    </li>
  )
}
