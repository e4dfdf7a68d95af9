import { useMessages } from '../../../language/language.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.tsx'
import { ClashText } from '../quotes/date-fields.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import type { EventFields } from './empty-event.ts'
import styles from './event-form.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/

interface TimeClashesProps {
  fields: Pick<EventFields, 'from' | 'to' | 'fromTime' | 'toTime' | 'allDay'>
  /** The event that is being changed. */
  except: string | undefined
}

/** What else is at the time of the event, as soon as the time is typed; it refuses nothing. */
export function TimeClashes({ fields: { from, to, fromTime, toTime, allDay }, except }: TimeClashesProps) {
  const [starts, ends] = allDay ? ['00:00', '23:55'] : [fromTime, toTime]
  const isWhole = [from, to].every((day) => DAY.test(day)) && [starts, ends].every((time) => TIME.test(time))
  if (!isWhole || `${to}T${ends}` <= `${from}T${starts}`) return null
  return <Clashes from={`${from}T${starts}`} to={`${to}T${ends}`} except={except} />
}

function Clashes({ from, to, except }: { from: string; to: string; except: string | undefined }) {
  const { clash } = useMessages('staff-blocked')
  const { value } = useLoaded<'/time-clashes'>(
    `/time-clashes?from=${from}&to=${to}${except ? `&except=${except}` : ''}`,
  )
  const clashes = value?.clashes ?? []
  return (
    <div role="status">
      {clashes.length > 0 && (
        <>
          <p className="small">{clash}</p>
          <ul className={styles.clashes}>
            {clashes.map((each) => (
              <li key={each.id}>
                <WarningIcon />
                <ClashText clash={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
