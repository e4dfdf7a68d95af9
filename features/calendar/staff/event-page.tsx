import { lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useMessages } from '#app/language/language.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { BackLink } from '#app/routes/staff/back-link.tsx'
import { PrintFooter } from '#app/ui/layout/print-footer.tsx'
import { BookingDialog } from '#features/booking/staff/booking-dialog.tsx'
import { BookingsTable } from '#features/booking/staff/bookings-table.tsx'
import type { BookingQuestion } from '#features/booking/staff/use-question.ts'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { useRead } from '#kit/loaded.tsx'
import { events } from './event.contract.ts'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { EventHead } from './event-head.tsx'
import { EventTools } from './event-tools.tsx'
import { RosterView } from './roster-view.tsx'

const ConfirmMove = lazy(() => import('./confirm-move.tsx'))
const PlanPanel = lazy(() => import('#features/booking/staff/plan-panel.tsx'))

/** Prints as the participant list. Whoever does not see bookings sees who comes. */
export default function EventPage() {
  const { id = '' } = useParams()
  return useMay('bookings') ? <Bookings id={id} /> : <RosterView id={id} />
}

function Bookings({ id }: { id: string }) {
  const messages = useMessages('staff')
  const { value, problem, reload } = useRead(events.read, { id })
  const { booking: wanted = null } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const endQuestion = () => void navigate(staffPaths.event(id), { replace: true, preventScrollReset: true })
  const [question, setQuestion] = useState<BookingQuestion | null>(null)
  const keepFocus = useFocusAfterChange(value)
  function onChanged(bookingId?: string): void {
    keepFocus(bookingId)
    reload()
  }
  return (
    <>
      <BackLink to={staffPaths.events}>{messages.event.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          {query.get('confirm') === 'wish' && (
            <Suspense fallback={null}>
              <ConfirmMove
                event={value.event}
                booking={value.bookings.find((booking) => booking.id === wanted)}
                onClose={endQuestion}
                onDone={() => {
                  endQuestion()
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
          <BookingsTable file={value} wanted={wanted} onAsk={setQuestion} onChanged={reload} />
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
