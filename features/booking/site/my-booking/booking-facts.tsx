import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { counted } from '#i18n/counted.ts'
import { fill } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { Fact } from '#site/ui/layout/fact.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { useServicePath } from '#features/calendar/site/use-service-path.ts'
import { knownNames, missingNames } from './missing-names.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'

export function BookingFacts({ booking }: { booking: MyBooking }) {
  const pathOf = useServicePath()
  const messages = useMessages('my-booking')
  const language = useLanguage()
  const { event, people, name, minimum, state } = booking
  const names = knownNames(booking)
  const missing = missingNames(booking)
  const isComing = event.phase === 'coming' && !event.cancelled
  return (
    <>
      <dl className={`${rows.rows} ${styles.facts}`}>
        <Fact name={messages.facts.what}>{event.title}</Fact>
        <Fact name={messages.facts.when}>
          {eventDays(language, event)}
          <br />
          {eventTimes(language, event)}
        </Fact>
        <Fact name={messages.facts.where}>{event.place}</Fact>
        {event.meetingPoint && <Fact name={messages.facts.meetingPoint}>{event.meetingPoint}</Fact>}
        <Fact name={messages.facts.people}>
          {people}
          {names.length > 0 && <small className={`${styles.names} note`}>{names.join(', ')}</small>}
          {missing > 0 && (
            <small className={`${styles.names} note`}>
              {counted(language, missing, messages.names.missing)}
            </small>
          )}
        </Fact>
        <Fact name={messages.facts.booker}>{name}</Fact>
        <Fact name={messages.facts.terms}>
          <AcceptedTerms version={booking.termsVersion} text={messages.facts.termsOf} />
        </Fact>
        {minimum && isComing && state === 'confirmed' && (
          <Fact name={messages.facts.minimum}>
            {minimum.missing > 0 ? counted(language, minimum.missing, messages.missing) : messages.reached}{' '}
            {minimum.missing > 0 &&
              minimum.decideBy &&
              fill(messages.decision, { day: formatWeekdayAndDay(language, minimum.decideBy) })}
          </Fact>
        )}
      </dl>
      <p className={`${styles.links} no-print`}>
        {isComing && (state === 'confirmed' || state === 'held') && (
          <a className="go" href={paths.eventFile(event.id, language)}>
            {messages.save}
            <ArrowIcon />
          </a>
        )}
        {event.serviceId && <ArrowLink to={pathOf(event.serviceId)}>{messages.about}</ArrowLink>}
      </p>
    </>
  )
}
