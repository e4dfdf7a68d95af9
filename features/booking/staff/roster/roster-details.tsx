import { phoneLink } from '#kernel/telephone-number.ts'
import { fill, labelled, withColon } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { DoorPayment } from './door-payment.tsx'
import type { RosterRowData } from './filter-roster.ts'
import { namesOf } from './names-of.ts'
import { Tick } from './tick.tsx'
import styles from './roster.module.css'
import type { NewMark } from './roster-store.ts'

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
