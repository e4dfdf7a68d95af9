import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import type { BookingAddress } from '../booking-address.ts'
import styles from './chosen-date.module.css'
import { DateCards } from './date-cards.tsx'

interface ChosenDateProps {
  event: CalendarEvent
  dates: readonly CalendarEvent[]
  address: Partial<BookingAddress>
  /** Refused: another date is needed. */
  isOpen: boolean
  children?: React.ReactNode
}

/** The finished first step in one line; the other dates unfold, without JavaScript too. */
export function ChosenDate({ event, dates, address, isOpen, children }: ChosenDateProps) {
  const { change, steps } = useMessages('booking')
  const language = useLanguage()
  const summary = useRef<HTMLElement>(null)
  const isArrival = useRef(useNavigationType() === 'POP')
  // The clicked link is gone with its list.
  useEffect(() => {
    if (!isArrival.current && document.activeElement === document.body)
      summary.current?.focus({ preventScroll: true })
  }, [])
  return (
    <details className={styles.chosen} open={isOpen || undefined}>
      <summary ref={summary}>
        <span className="num">
          <b>{eventDays(language, event)}</b>
          <small>{[eventTimes(language, event), event.place].filter(Boolean).join(', ')}</small>
        </span>
        <span className="button button--sm">
          {change}
          <span className="visually-hidden">{` (${steps.date})`}</span>
        </span>
      </summary>
      <div className={styles.others}>
        <DateCards dates={dates.length > 0 ? dates : [event]} chosen={event} address={address} />
        {children}
      </div>
    </details>
  )
}
