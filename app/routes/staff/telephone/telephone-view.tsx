import { useLocation } from 'react-router'
import { useMessages, useLanguage } from '../../../language/language.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { NoPermission } from '../role/no-permission.tsx'
import { useMay } from '../role/staff-role.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { readCaller } from './caller.ts'
import styles from './telephone.module.css'
import { TelephoneSheet } from './telephone-sheet.tsx'

/** The most that the server lists. */
const WEEKS_AHEAD = 53

/** One sheet to book for somebody on the telephone. @param eventId the date to begin with, or `new` */
export default function TelephoneView({ eventId }: { eventId: string }) {
  return useMay('bookings') ? <Sheet eventId={eventId} /> : <NoPermission />
}

function Sheet({ eventId }: { eventId: string }) {
  const messages = useMessages('staff-telephone')
  const language = useLanguage()
  const { state } = useLocation()
  const caller = readCaller(state)
  useViewTitle(messages.title)
  const { value, problem, reload } = useLoaded<'/events'>(`/events?weeks=${WEEKS_AHEAD}&lng=${language}`)
  return (
    <>
      <header className={styles.head}>
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
