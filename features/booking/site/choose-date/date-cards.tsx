import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import { type BookingAddress, bookingPath } from '../booking-address.ts'
import styles from './date-cards.module.css'

/** The rest is collapsed, except for the chosen one. */
export const OPEN_DATES = 4

/** Keeps the order; the chosen date is always among the first. */
export function splitDates<Date extends { id: string }>(
  dates: readonly Date[],
  chosen: { id: string } | null,
): { first: Date[]; more: Date[] } {
  const rank = dates.findIndex(({ id }) => id === chosen?.id)
  const isFirst = (index: number) =>
    index === rank || index < (rank >= OPEN_DATES ? OPEN_DATES - 1 : OPEN_DATES)
  return {
    first: dates.filter((_, index) => isFirst(index)),
    more: dates.filter((_, index) => !isFirst(index)),
  }
}

interface DateCardsProps {
  dates: readonly CalendarEvent[]
  chosen: CalendarEvent | null
  address: Partial<BookingAddress>
}

/** Links, so that choosing works without JavaScript and the URL keeps the choice. */
export function DateCards({ dates, chosen, address }: DateCardsProps) {
  const messages = useMessages('booking').dates
  const language = useLanguage()
  const { first, more } = splitDates(dates, chosen)
  const card = (event: CalendarEvent) => (
    <li key={event.id}>
      <DateCard event={event} isChosen={event.id === chosen?.id} address={address} />
    </li>
  )
  return (
    <>
      <ul className={styles.dates}>{first.map(card)}</ul>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(language, more.length, messages.more)}</summary>
          <ul className={styles.dates}>{more.map(card)}</ul>
        </details>
      )}
    </>
  )
}

interface DateCardProps {
  event: CalendarEvent
  isChosen: boolean
  address: Partial<BookingAddress>
}

function DateCard({ event, isChosen, address }: DateCardProps) {
  const markOf = useTrailMark()
  const language = useLanguage()
  const { free } = useMessages('dates')
  const { priceCents } = event
  return (
    <PageLink
      className={classNames(styles.date, 'small-notes', isChosen && styles.chosen)}
      to={bookingPath({ ...address, serviceId: event.serviceId, eventId: event.id })}
      preventScrollReset
      aria-current={isChosen || undefined}
    >
      <i className={`${styles.rhombus} radio-mark`} aria-hidden="true" />
      <TrailMark kind={markOf(event.serviceId)} />
      <span>
        <b className="num">{eventDays(language, event)}</b>
        <small className="num">{[eventTimes(language, event), event.place].filter(Boolean).join(', ')}</small>
      </span>
      <span className={styles.offer}>
        <span>{priceCents === 0 ? free : formatPrice(language, priceCents ?? 0, { code: 'chf' })}</span>
        <PlacesLeft event={event} />
      </span>
    </PageLink>
  )
}

/** Shows low availability; full dates still have a waiting list. */
function PlacesLeft({ event: { placesLeft } }: { event: CalendarEvent }) {
  const messages = useMessages('booking').dates
  const { left } = useMessages('dates')
  const language = useLanguage()
  if (placesLeft === null) return null
  if (placesLeft === 0) return <small>{messages.full}</small>
  const isFew = placesLeft <= FEW
  return (
    <small className={isFew ? styles.few : undefined}>
      {plural(language, placesLeft, isFew ? messages.few : left)}
    </small>
  )
}

const FEW = 2
