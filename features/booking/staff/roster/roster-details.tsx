import { phoneLink } from '#kernel/telephone-number.ts'
import { fill, formatPrice, labelled, withColon } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { attendanceOf, namesOf, type RosterRowData } from './roster-rows.ts'
import styles from './roster.module.css'
import type { NewMark } from './roster-store.ts'
import { classNames } from '#site/ui/class-names.ts'
import { useId, useRef, useState } from 'react'
import { DOOR_MEANS, type DoorMeans } from '#features/booking/roster/roster-mark.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'

interface RosterDetailsProps {
  row: RosterRowData
  isOpen: boolean
  onTick: (persons: readonly number[], isHere: boolean) => void
  onMark: (marks: NewMark[]) => void
}

/** Behind a name: whom to ring, each person of a party, and what is due at the door. */
export function RosterDetails({ row, isOpen, onTick, onMark }: RosterDetailsProps) {
  const { details, row: messages } = useMessages('staff-roster')
  const language = useLanguage()
  const { entry, status } = row
  const names = namesOf(entry, messages.person)
  return (
    <>
      <p className="hint">{fill(details.booking, { number: entry.number })}</p>
      {entry.phone && (
        <p>
          {withColon(language, details.phone)}{' '}
          <a className={styles.phone} href={phoneLink(entry.phone)}>
            {entry.phone}
          </a>
        </p>
      )}
      {entry.emergencyContact && (
        <p>
          {withColon(language, details.emergency)} {entry.emergencyContact.name}{' '}
          <a className={styles.phone} href={phoneLink(entry.emergencyContact.phone)}>
            {entry.emergencyContact.phone}
          </a>
        </p>
      )}
      {entry.note && <p>{labelled(language, details.note, entry.note)}</p>}
      {entry.staffNote && <p>{labelled(language, details.staffNote, entry.staffNote)}</p>}
      {(entry.people > 1 || entry.participants.length > 0) && (
        <ul className={styles.people} aria-label={details.whoIsHere}>
          {names.map((name, person) => (
            <li key={`${person} ${name}`}>
              <span>{name}</span>
              {entry.people > 1 && (
                <Tick
                  label={fill(messages.tick, { name })}
                  status={status.people[person] === true}
                  isOpen={isOpen}
                  onPress={() => onTick([person], status.people[person] !== true)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {status.dueCents > 0 && isOpen && <DoorPayment row={row} onMark={onMark} />}
    </>
  )
}

/** Ignores a second press within this time: gloves press twice. */
const SECOND_PRESS_MS = 450

interface TickProps {
  label: string
  /** `mixed`: partly there. */
  status: boolean | 'mixed'
  /** False before the first day. */
  isOpen: boolean
  onPress: () => void
}

export function Tick({ label, status, isOpen, onPress }: TickProps) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  function press(now: number) {
    const isSecond = now - pressedAt.current < SECOND_PRESS_MS
    pressedAt.current = now
    if (isOpen && !isSecond) onPress()
  }
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={status}
      aria-disabled={!isOpen}
      aria-label={label}
      onClick={({ timeStamp }) => press(timeStamp)}
    />
  )
}

/** One press says both: what is due was taken, and everybody of the party is here. */
function DoorPayment({ row, onMark }: Pick<RosterDetailsProps, 'row' | 'onMark'>) {
  const { door } = useMessages('staff-roster')
  const [means, setMeans] = useState<DoorMeans>('cash')
  const isPressed = useRef(false)
  const { entry, status } = row

  function take() {
    // The second press of two comes before the list shows the first.
    if (isPressed.current) return
    isPressed.current = true
    const everybody = status.people.map((_, person) => person)
    const paid = { bookingId: entry.id, person: 0, kind: 'paid', cents: status.dueCents, means } as const
    onMark([paid, ...attendanceOf(row, everybody, true)])
  }

  return (
    <div className={styles.door}>
      <DueAtDoor cents={status.dueCents} options={DOOR_MEANS} means={means} onMeans={setMeans} />
      <TrailSign wide onClick={take}>
        {door.submit}
      </TrailSign>
    </div>
  )
}

interface DueAtDoorProps<Means> {
  /** Rappen. */
  cents: number
  options: readonly Means[]
  means: Means
  onMeans: (means: Means) => void
  className?: string | undefined
}

export function DueAtDoor<Means extends DoorMeans | 'later'>({
  cents,
  options,
  means,
  onMeans,
  className,
}: DueAtDoorProps<Means>) {
  const { door, scan } = useMessages('staff-roster')
  const language = useLanguage()
  const name = useId()
  const texts = { ...door, later: scan.later }
  return (
    <>
      <p className={styles.sum}>
        <span>{door.title}</span>
        <b className="num">{formatPrice(language, cents)}</b>
      </p>
      <div className={classNames('segments', className)} role="radiogroup" aria-label={door.means}>
        {options.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={means === each} onChange={() => onMeans(each)} />
            {texts[each]}
          </label>
        ))}
      </div>
    </>
  )
}
