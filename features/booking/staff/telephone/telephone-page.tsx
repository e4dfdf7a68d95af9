import { useLocation, useParams } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { NoPermission } from '#site/routes/staff/role/no-permission.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { events } from '#features/calendar/staff/event.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { readCaller } from './caller.ts'
import styles from './telephone.module.css'
import { TelephoneSheet } from './telephone-sheet.tsx'

/** The most that the server lists. */
const WEEKS_AHEAD = 53

/** One sheet to book for somebody on the telephone; the address may name the date to begin with. */
export default function TelephonePage() {
  const { id = '' } = useParams()
  return useMay('bookings') ? <Sheet eventId={id} /> : <NoPermission />
}

function Sheet({ eventId }: { eventId: string }) {
  const messages = useMessages('staff-telephone')
  const { state } = useLocation()
  const caller = readCaller(state)
  useViewTitle(messages.title)
  const { value, problem, reload } = useRead(events.list, { weeks: WEEKS_AHEAD })
  return (
    <>
      <header>
        <h1>{messages.title}</h1>
        <p className="lead">
          {messages.lead} <span className={styles.keys}>{messages.keys}</span>
        </p>
      </header>
      {problem && !value && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <TelephoneSheet
          season={value}
          first={value.events.some(({ id }) => id === eventId) ? eventId : ''}
          caller={caller}
          onBooked={reload}
        />
      )}
    </>
  )
}
