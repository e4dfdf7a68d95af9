import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import rows from '../../../ui/fact-rows.module.css'
import styles from './event-page.module.css'

export function EventFacts({ event }: { event: CalendarEvent }) {
  const { labels } = useMessages('event')
  const { place, meetingPoint } = event
  return (
    <dl className={`${rows.rows} ${styles.facts}`}>
      <Fact name={labels.where}>{place}</Fact>
      {meetingPoint && <Fact name={labels.meetingPoint}>{meetingPoint}</Fact>}
      <Fact name={labels.price}>
        <Price event={event} />
      </Fact>
      {event.places !== null && event.phase === 'coming' && !event.cancelled && (
        <Fact name={labels.places}>
          <Places event={event} />
        </Fact>
      )}
      {event.minimumParticipants !== null && event.phase === 'coming' && !event.cancelled && (
        <Fact name={labels.decision}>
          <Decision event={event} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

function Price({ event: { priceCents } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const { free } = useMessages('dates')
  const language = useLanguage()
  if (priceCents === null) return messages.groupPrice
  if (priceCents === 0) return free
  return fill(messages.perPerson, { price: formatPrice(language, priceCents, { code: 'chf' }) })
}

function Places({ event: { places, placesLeft } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  return fill(placesLeft === 0 ? messages.allTaken : messages.placesLeft, {
    left: placesLeft ?? 0,
    places: places ?? 0,
  })
}

function Decision({ event }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const language = useLanguage()
  const { minimumParticipants, decideBy, places, booked } = event
  const minimum = minimumParticipants ?? 0
  const missing = Math.max(0, minimum - booked)
  return (
    <>
      {decideBy && fill(messages.decision, { n: minimum, day: formatWeekdayAndDay(language, decideBy) })}
      {places !== null && (
        <span className={styles.meter}>
          <Meter of={minimum} filled={Math.min(booked, minimum)} />
          {missing > 0 ? plural(language, missing, messages.missing) : messages.reached}
        </span>
      )}
    </>
  )
}

function Meter({ of, filled }: { of: number; filled: number }) {
  if (of > MOST_RHOMBI) return null
  return (
    <svg viewBox={`0 0 ${of * 20 + 2} 14`} width={of * 20 + 2} height="14" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <path
          key={index}
          d={`M${index * 20 + 1} 7l9-6 9 6-9 6z`}
          className={index < filled ? styles.person : undefined}
        />
      ))}
    </svg>
  )
}

const MOST_RHOMBI = 12
