import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { BackLink } from '#site/routes/staff/back-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { PrintFooter } from '#site/ui/layout/print-footer.tsx'
import { BookingDialog } from '#features/booking/staff/booking-dialog.tsx'
import { BookingsTable } from '#features/booking/staff/bookings-table.tsx'
import { type RosterEntry, rosters } from '#features/booking/staff/roster.contract.ts'
import type { BookingQuestion } from '#features/booking/staff/use-question.ts'
import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { useRead } from '#kit/loaded.tsx'
import { EventHead } from './event-head.tsx'
import { EventTools } from './event-tools.tsx'
import { events } from './event.contract.ts'
import styles from './event-page.module.css'

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

/** Who comes, for whoever leads the day; prints as the list to take along. */
function RosterView({ id }: { id: string }) {
  const { event: messages } = useMessages('staff')
  const { bookings } = useMessages('staff-bookings')
  const { roster } = useMessages('staff-roles')
  const { open: checkIn } = useMessages('staff-roster')
  const language = useLanguage()
  const { value, problem, reload } = useRead(rosters.read, { id })
  const count = value?.participants.reduce((sum, { people }) => sum + people, 0) ?? 0
  const { columns } = bookings
  return (
    <>
      <BackLink to={staffPaths.events}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <EventHead event={value.event} />
          <div className={`tools ${styles.tools}`}>
            <PageLink className="button button--sm" to={staffPaths.roster(id)}>
              {checkIn}
            </PageLink>
            <Button size="sm" onClick={() => window.print()}>
              {messages.print}
            </Button>
          </div>
          <section className="below" aria-labelledby="wer-kommt">
            <h2 id="wer-kommt">
              {roster.title} <small className="num">{plural(language, count, bookings.people)}</small>
            </h2>
            {value.participants.length === 0 ? (
              <p className="muted">{roster.none}</p>
            ) : (
              <ListTable columns={[columns.name, columns.people, roster.phone, roster.note]}>
                {value.participants.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </ListTable>
            )}
          </section>
          <PrintFooter />
        </>
      )}
    </>
  )
}

function Row({ entry }: { entry: RosterEntry }) {
  const { roster } = useMessages('staff-roles')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const { name, company, participants, people, phone, note, staffNote } = entry
  return (
    <tr>
      <th scope="row">
        {name}
        {company && <small>{company}</small>}
        {participants.length > 0 && <small>{participants.join(', ')}</small>}
        {entry.language !== language && <small>{LANGUAGE_NAMES[entry.language]}</small>}
      </th>
      <td className="num">{plural(language, people, bookings.people)}</td>
      <td className="num">{phone ? <a href={phoneLink(phone)}>{phone}</a> : '–'}</td>
      <td>
        {note}
        {staffNote && (
          <small>
            {roster.staffNote}: {staffNote}
          </small>
        )}
      </td>
    </tr>
  )
}
