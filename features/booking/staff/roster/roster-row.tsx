import { useId } from 'react'
import { fill, formatPrice, plural, labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { attendanceOf, guestNotes, type RosterRowData } from './roster-rows.ts'
import { RosterDetails, Tick } from './roster-details.tsx'
import { RosterDoubles, type Who } from './roster-doubles.tsx'
import styles from './roster.module.css'
import type { NewMark } from './roster-store.ts'

export interface RosterRowProps {
  row: RosterRowData
  who: Who
  /** False before the first day. */
  isOpen: boolean
  isUnfolded: boolean
  onUnfold: () => void
  onMark: (marks: NewMark[]) => void
}

/** Two targets: the name unfolds what there is to know, the tick says that everybody of the party is here. */
export function RosterRow({ row, who, isOpen, isUnfolded, onUnfold, onMark }: RosterRowProps) {
  const { row: messages } = useMessages('staff-roster')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const id = useId()
  const { entry, status } = row
  const isAllHere = status.here === entry.people
  const price = (cents: number) => formatPrice(language, cents)
  const taken = status.taken.at(-1)
  const money =
    status.dueCents > 0
      ? fill(messages.door, { amount: price(status.dueCents) })
      : taken?.outcome === null && taken.cents !== null
        ? fill(messages.taken, { amount: price(taken.cents) })
        : entry.money === 'later'
          ? messages.later
          : messages.settled
  const facts = [
    entry.people > 1 && plural(language, entry.people, bookings.people),
    entry.people > 1 && status.here > 0 && !isAllHere && fill(messages.partly, { here: status.here }),
    money,
  ]
  const mark = (persons: readonly number[], isHere: boolean) => onMark(attendanceOf(row, persons, isHere))

  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={onUnfold}
      >
        <b>{entry.name}</b>
        {entry.company && <span>{entry.company}</span>}
        <span>{facts.filter(Boolean).join(', ')}</span>
        {entry.note && <span className="attention">{entry.note}</span>}
        {guestNotes(entry, bookings.foods).map(({ id: guest, name, text }) => (
          <span key={guest} className="attention">
            {labelled(language, name, text)}
          </span>
        ))}
        {entry.staffNote && <span>{entry.staffNote}</span>}
      </button>
      <Tick
        label={fill(messages.tick, { name: entry.name })}
        status={isAllHere ? true : status.here > 0 ? 'mixed' : false}
        isOpen={isOpen}
        onPress={() =>
          mark(
            status.people.map((_, person) => person),
            !isAllHere,
          )
        }
      />
      <RosterDoubles row={row} who={who} />
      <div id={id} className={styles.details} hidden={!isUnfolded}>
        {isUnfolded && <RosterDetails row={row} isOpen={isOpen} onTick={mark} onMark={onMark} />}
      </div>
    </li>
  )
}
