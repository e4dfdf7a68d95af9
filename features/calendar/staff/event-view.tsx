import { lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import { PrintFooter } from '#app/ui/layout/print-footer.tsx'
import { BookingDialog } from '#features/booking/staff/booking-dialog.tsx'
import { BookingsTable } from '#features/booking/staff/bookings-table.tsx'
import type { BookingQuestion } from '#features/booking/staff/use-question.ts'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { useLoaded } from '#app/routes/staff/api/use-loaded.ts'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { EventHead } from './event-head.tsx'
import { EventTools } from './event-tools.tsx'
import styles from './event-view.module.css'
import { RosterView } from './roster-view.tsx'

const ConfirmMove = lazy(() => import('./confirm-move.tsx'))
const PlanPanel = lazy(() => import('#features/booking/staff/plan-panel.tsx'))

/** Prints as the participant list. Whoever does not see bookings sees who comes. */
export default function EventView({ id }: { id: string }) {
  return useMay('bookings') ? <Bookings id={id} /> : <RosterView id={id} />
}

function Bookings({ id }: { id: string }) {
  const messages = useMessages('staff')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/events/:id'>(
    `/events/${encodeURIComponent(id)}?lng=${language}`,
  )
  const [query, setQuery] = useSearchParams()
  const asked = () => setQuery({ event: id }, { replace: true, preventScrollReset: true })
  const [question, setQuestion] = useState<BookingQuestion | null>(null)
  const keepFocus = useFocusAfterChange(value)
  function onChanged(bookingId?: string): void {
    keepFocus(bookingId)
    reload()
  }
  return (
    <>
      <p className={styles.back}>
        <PageLink className="go" to={staffPaths.part('events')}>
          <ArrowIcon back />
          {messages.event.back}
        </PageLink>
      </p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          {query.get('confirm') === 'wish' && (
            <Suspense fallback={null}>
              <ConfirmMove
                event={value.event}
                booking={value.bookings.find((booking) => booking.id === query.get('booking'))}
                onClose={asked}
                onDone={() => {
                  asked()
                  reload()
                }}
              />
            </Suspense>
          )}
          <EventHead event={value.event} />
          <EventTools file={value} onChanged={onChanged} />
          {value.hasPlan && (
            <Suspense fallback={null}>
              <PlanPanel key={value.event.updatedAt} event={value.event} onChanged={reload} />
            </Suspense>
          )}
          <BookingsTable file={value} wanted={query.get('booking')} onAsk={setQuestion} onChanged={reload} />
          <PrintFooter />
        </>
      )}
      {question && value && (
        <BookingDialog
          question={question}
          event={value.event}
          onClose={() => setQuestion(null)}
          onDone={() => onChanged(question.booking.id)}
        />
      )}
    </>
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
