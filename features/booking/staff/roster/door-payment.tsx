import { useId, useRef, useState } from 'react'
import { peopleToMark } from '#features/booking/roster/party-status.ts'
import { DOOR_MEANS, type DoorMeans } from '#features/booking/roster/roster-mark.ts'
import { formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import type { RosterRowData } from './filter-roster.ts'
import styles from './roster.module.css'
import type { NewMark } from './roster-store.ts'

/** One press says both: what is due was taken, and everybody of the party is here. */
export function DoorPayment({
  row: { entry, status, isMarked },
  onMark,
}: {
  row: RosterRowData
  onMark: (marks: NewMark[]) => void
}) {
  const { door } = useMessages('staff-roster')
  const language = useLanguage()
  const name = useId()
  const [means, setMeans] = useState<DoorMeans>('cash')
  const isPressed = useRef(false)

  function take(): void {
    // The second press of two comes before the list shows the first.
    if (isPressed.current) return
    isPressed.current = true
    const everybody = status.people.map((_, person) => person)
    onMark([
      { bookingId: entry.id, person: 0, kind: 'paid', cents: status.dueCents, means },
      ...peopleToMark(status, everybody, true, isMarked).map((each) => ({
        ...each,
        bookingId: entry.id,
        cents: null,
        means: null,
      })),
    ])
  }

  return (
    <div className={styles.door}>
      <p className={styles.sum}>
        <span>{door.title}</span>
        <b className="num">{formatPrice(language, status.dueCents)}</b>
      </p>
      <div className="segments" role="radiogroup" aria-label={door.means}>
        {DOOR_MEANS.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={means === each} onChange={() => setMeans(each)} />
            {door[each]}
          </label>
        ))}
      </div>
      <TrailSign wide onClick={take}>
        {door.submit}
      </TrailSign>
    </div>
  )
}
