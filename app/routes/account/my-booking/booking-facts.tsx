import type { ReactNode } from 'react'
import { formatDay } from '#i18n/format-date.ts'
import { counted } from '#i18n/counted.ts'
import { fill, plural } from '#i18n/format.ts'
import { eventDays, eventTimes } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import rows from '../../../ui/fact-rows.module.css'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { servicePath } from '../../public/calendar/service-path.ts'
import { knownNames, missingNames } from './missing-names.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'

export function BookingFacts({ booking }: { booking: MyBooking }) {
  const words = useMessages('my-booking')
  const language = useLanguage()
  const { event, people, name, minimum, state } = booking
  const names = knownNames(booking)
  const missing = missingNames(booking)
  const isComing = event.phase === 'coming' && !event.cancelled
  return (
    <>
      <dl className={`${rows.rows} ${styles.facts}`}>
        <Fact name={words.facts.what}>{event.title}</Fact>
        <Fact name={words.facts.when}>
          {eventDays(language, event)}
          <br />
          {eventTimes(language, event)}
        </Fact>
        <Fact name={words.facts.where}>{event.place}</Fact>
        {event.meetingPoint && <Fact name={words.facts.meetingPoint}>{event.meetingPoint}</Fact>}
        <Fact name={words.facts.people}>
          {people}
          {names.length > 0 && <small className={styles.names}>{names.join(', ')}</small>}
          {missing > 0 && (
            <small className={styles.names}>{counted(language, missing, words.names.missing)}</small>
          )}
        </Fact>
        <Fact name={words.facts.booker}>{name}</Fact>
        {minimum && isComing && state === 'confirmed' && (
          <Fact name={words.facts.minimum}>
            {minimum.missing > 0 ? plural(language, minimum.missing, words.missing) : words.reached}{' '}
            {minimum.missing > 0 &&
              minimum.decideBy &&
              fill(words.decision, { day: formatDay(language, minimum.decideBy) })}
          </Fact>
        )}
      </dl>
      <p className={styles.links}>
        {isComing && (state === 'confirmed' || state === 'held') && (
          <a className="go" href={paths.eventFile(event.id, language)}>
            {words.save}
            <ArrowIcon />
          </a>
        )}
        {event.serviceId && <ArrowLink to={servicePath(event.serviceId)}>{words.about}</ArrowLink>}
      </p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
