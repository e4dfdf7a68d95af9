import { useId, useRef, useState } from 'react'
import type { PartyStatus } from '#features/booking/roster/party-status.ts'
import { DOOR_MEANS, type DoorMeans } from '#features/booking/roster/roster-mark.ts'
import { fill, labelled, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { DueAtDoor } from './roster-details.tsx'
import { attendance, attendanceOf, guestNotes, namesOf, type RosterRowData } from './roster-rows.ts'
import { RosterDoubles, useMarkedBy, type Who } from './roster-doubles.tsx'
import type { NewMark } from './roster-store.ts'
import styles from './scan.module.css'

/** People that somebody sees at once: those of a smaller booking are all meant until one says otherwise. */
const AT_A_GLANCE = 6

interface ScanResultProps {
  row: RosterRowData
  /** Whose own code it is; undefined: the booking's. */
  guest: number | undefined
  who: Who
  isOpen: boolean
  onMark: (marks: NewMark[]) => void
  onDone: () => void
}

/**
 * Whose code it is and what is due. A guest's own says one person; the booking's asks who of several. One sign says that they are
 * here, and that it is paid; both are kept when somebody did before.
 */
export function ScanResult({ row, guest, who, isOpen, onMark, onDone }: ScanResultProps) {
  const { scan: messages, door, details, filters, row: rowMessages } = useMessages('staff-roster')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const markedBy = useMarkedBy(who)
  const name = useId()
  const [means, setMeans] = useState<DoorMeans | 'later'>('cash')
  const isPressed = useRef(false)
  const { entry, status } = row
  const isDue = status.dueCents > 0
  const names = namesOf(entry, rowMessages.person)
  const [chosen, choose] = useState<readonly number[]>(() =>
    guest !== undefined ? [guest] : entry.people > AT_A_GLANCE ? [] : absent(status),
  )
  const asksWho = guest === undefined && entry.people > 1
  const isAllHere = guest === undefined ? status.here === entry.people : status.people[guest] === true
  const first = status.ticks.find(({ person }) => guest === undefined || person === guest)
  const everybody = status.people.map((_, person) => person)

  const isPaid = isDue && means !== 'later'

  function markHere() {
    if (isPressed.current || !isOpen) return
    if (chosen.length === 0 && !isAllHere && !isPaid) return
    isPressed.current = true
    const here = isAllHere
      ? (guest === undefined ? everybody : [guest]).map((person) =>
          attendance(entry.id, { person, kind: 'here' }),
        )
      : attendanceOf(row, chosen, true)
    const paid = { bookingId: entry.id, person: 0, kind: 'paid', cents: status.dueCents } as const
    onMark(isPaid ? [{ ...paid, means }, ...here] : here)
    onDone()
  }

  return (
    <section className={styles.result} aria-labelledby={name}>
      <p className="hint">{messages.found}</p>
      <h1 id={name}>{guest === undefined ? entry.name : names[guest]}</h1>
      <p>
        {guest !== undefined && names[guest] !== entry.name && (
          <>
            {fill(messages.booker, { name: entry.name })}
            <br />
          </>
        )}
        {fill(details.booking, { number: entry.number })}, {plural(language, entry.people, bookings.people)}
      </p>
      {entry.note && <p className="attention">{entry.note}</p>}
      {guestNotes(entry, bookings.foods)
        .filter(({ name: of }) => guest === undefined || isSameName(of, names[guest]))
        .map(({ id, name: of, text }) => (
          <p key={id} className="attention">
            {labelled(language, of, text)}
          </p>
        ))}
      {entry.staffNote && <p>{entry.staffNote}</p>}
      {isAllHere && first && <p>{fill(messages.already, { list: markedBy(first) })}</p>}
      <RosterDoubles row={row} who={who} />
      {asksWho && !isAllHere && (
        <fieldset className="bare">
          <legend>{messages.who}</legend>
          {entry.people > AT_A_GLANCE && (
            <Checkbox
              checked={chosen.length === absent(status).length}
              onChange={({ target }) => choose(target.checked ? absent(status) : [])}
            >
              {filters.all}
            </Checkbox>
          )}
          {names.map((each, person) => (
            <Checkbox
              key={`${person} ${each}`}
              checked={status.people[person] === true || chosen.includes(person)}
              disabled={status.people[person] === true}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, person] : chosen.filter((other) => other !== person))
              }
            >
              {each}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isDue && (
        <DueAtDoor
          cents={status.dueCents}
          options={[...DOOR_MEANS, 'later']}
          means={means}
          onMeans={setMeans}
          className={styles.means}
        />
      )}
      <TrailSign
        wide
        aria-disabled={!isOpen || (chosen.length === 0 && !isAllHere && !isPaid)}
        onClick={markHere}
      >
        {isPaid ? door.submit : messages.here}
      </TrailSign>
    </section>
  )
}

/** Upper and lower case are one name, as everywhere in a group. */
function isSameName(one: string, other = '') {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Whoever is not here yet. */
function absent({ people }: Pick<PartyStatus, 'people'>) {
  return people.flatMap((isHere, person) => (isHere ? [] : [person]))
}
