import { useState, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatPrice } from '#i18n/format.ts'
import { eventDays, eventTimes } from '../../../calendar/event-days.ts'
import { useTrailMark } from '../../../calendar/use-trail-mark.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { PrintFooter } from '../../../ui/print-footer.tsx'
import { TrailMark } from '../../../ui/trail-mark.tsx'
import { BookingDialog, type BookingQuestion } from '../bookings/booking-dialog.tsx'
import { BookingsTable } from '../bookings/bookings-table.tsx'
import type { EventFile } from '../staff-answers.ts'
import { ErrorState } from '../error-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { LoadingState } from '../loading-state.tsx'
import { EventTools } from './event-tools.tsx'
import styles from './event-view.module.css'
import { MinimumMeter } from './minimum-meter.tsx'
import { Occupancy } from './occupancy.tsx'
import { useEventState } from './use-event-state.ts'

/** Prints as the participant list. */
export default function EventView({ id }: { id: string }) {
  const messages = useMessages('staff')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/events/:id'>(
    `/events/${encodeURIComponent(id)}?lng=${language}`,
  )
  const [query] = useSearchParams()
  const [question, setQuestion] = useState<BookingQuestion | null>(null)
  const keepFocus = useFocusAfterChange(value)
  function onChanged(bookingId?: string): void {
    keepFocus(bookingId)
    reload()
  }
  return (
    <>
      <p className={styles.back}>
        <PageLink className="go" to={paths.staff}>
          <ArrowIcon back />
          {messages.event.back}
        </PageLink>
      </p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <EventHead file={value} />
          <EventTools file={value} onChanged={onChanged} />
          <BookingsTable file={value} wanted={query.get('booking')} onAsk={setQuestion} onChanged={reload} />
          <PrintFooter />
        </>
      )}
      {question && value && (
        <BookingDialog
          question={question}
          event={value.event}
          onClose={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null)
            onChanged(question.booking.id)
          }}
        />
      )}
    </>
  )
}

function EventHead({ file: { event } }: { file: EventFile }) {
  const markOf = useTrailMark()
  const messages = useMessages('staff')
  const { facts } = messages.event
  const language = useLanguage()
  const stateOf = useEventState()
  useViewTitle(event.title)
  const { priceCents } = event
  const price =
    priceCents === null
      ? messages.event.group
      : priceCents === 0
        ? messages.event.free
        : formatPrice(language, priceCents, { code: 'chf' })
  const rows: [string, React.ReactElement | string | null][] = [
    [facts.when, [eventDays(language, event), eventTimes(language, event)].filter(Boolean).join(', ')],
    [facts.place, event.place],
    [facts.meetingPoint, event.meetingPoint],
    [facts.price, price],
    [messages.season.columns.people, <Occupancy key="people" event={event} />],
    [
      messages.season.columns.state,
      <span key="state">
        {stateOf(event)}
        {!event.cancelled && <MinimumMeter event={event} />}
      </span>,
    ],
    [facts.note, event.note],
  ]
  return (
    <header className={styles.head}>
      <h1>
        <TrailMark kind={markOf(event.serviceId)} /> {event.title}
      </h1>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {event.public && (
        <p className={styles.public}>
          <ArrowLink to={paths.event(event.id)}>{messages.event.public}</ArrowLink>
        </p>
      )}
    </header>
  )
}

/** @param value shown data; changes on reload @returns callback for completed changes, with the booking's id */
function useFocusAfterChange(value: unknown): (bookingId?: string) => void {
  const changed = useRef<{ bookingId: string | undefined }>(null)
  useEffect(() => {
    const { current } = changed
    changed.current = null
    if (!current || document.activeElement !== document.body) return
    const more = document.querySelector<HTMLElement>(`[aria-controls="mehr-${current.bookingId}"]`)
    const next = more ?? document.getElementById('inhalt')
    next?.focus({ preventScroll: true })
  }, [value])
  return (bookingId) => {
    changed.current = { bookingId }
  }
}
