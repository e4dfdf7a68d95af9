import { useId, useRef, useState } from 'react'
import { peopleToMark } from '#features/booking/roster/party-stand.ts'
import { DOOR_MEANS, type DoorMeans } from '#features/booking/roster/roster-mark.ts'
import { formatPrice, fill, labelled, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { guestNotes } from './guest-notes.ts'
import type { RosterRowData } from './filter-roster.ts'
import { RosterDoubles } from './roster-doubles.tsx'
import type { NewMark } from './roster-store.ts'
import styles from './scan.module.css'
import { useSaidBy, type Who } from './use-said-by.ts'

interface ScanResultProps {
  row: RosterRowData
  who: Who
  isOpen: boolean
  onMark: (marks: NewMark[]) => void
  onDone: () => void
}

/** Whose code it is and what is due. One sign says that they are here, and that it is paid; both are kept when somebody did before. */
export function ScanResult({ row, who, isOpen, onMark, onDone }: ScanResultProps) {
  const { scan: messages, door, details } = useMessages('staff-roster')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const saidBy = useSaidBy(who)
  const name = useId()
  const [means, setMeans] = useState<DoorMeans | 'later'>('cash')
  const isPressed = useRef(false)
  const { entry, stand, isMarked } = row
  const isDue = stand.dueCents > 0
  const isAllHere = stand.here === entry.people
  const [first] = stand.ticks

  function say(): void {
    if (isPressed.current || !isOpen) return
    isPressed.current = true
    const everybody = stand.people.map((_, person) => person)
    const marked = isAllHere
      ? everybody.map((person) => ({ person, kind: 'here' as const }))
      : peopleToMark(stand, everybody, true, isMarked)
    const here = marked.map((each) => ({ ...each, bookingId: entry.id, cents: null, means: null }))
    const isPaid = isDue && means !== 'later'
    const paid = { bookingId: entry.id, person: 0, kind: 'paid', cents: stand.dueCents } as const
    onMark(isPaid ? [{ ...paid, means }, ...here] : here)
    onDone()
  }

  return (
    <section className={styles.result} aria-labelledby={name}>
      <p className={styles.small}>{messages.found}</p>
      <h1 id={name}>{entry.name}</h1>
      <p>
        {plural(language, entry.people, bookings.people)}, {fill(details.booking, { number: entry.number })}
      </p>
      {entry.note && <p className={styles.alert}>{entry.note}</p>}
      {guestNotes(entry, bookings.foods).map(({ id, name: guest, text }) => (
        <p key={id} className={styles.alert}>
          {labelled(language, guest, text)}
        </p>
      ))}
      {entry.staffNote && <p>{entry.staffNote}</p>}
      {isAllHere && first && <p>{fill(messages.already, { list: saidBy(first) })}</p>}
      <RosterDoubles row={row} who={who} />
      {isDue && (
        <>
          <p className={styles.sum}>
            <span>{door.title}</span>
            <b className="num">{formatPrice(language, stand.dueCents, { code: 'chf' })}</b>
          </p>
          <div className={styles.means} role="radiogroup" aria-label={door.means}>
            {([...DOOR_MEANS, 'later'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name={name} checked={means === each} onChange={() => setMeans(each)} />
                {each === 'later' ? messages.later : door[each]}
              </label>
            ))}
          </div>
        </>
      )}
      <TrailSign wide aria-disabled={!isOpen} onClick={say}>
        {isDue && means !== 'later' ? door.submit : messages.here}
      </TrailSign>
    </section>
  )
}
