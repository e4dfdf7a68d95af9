import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { statusOfParties } from '#features/booking/roster/party-status.ts'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'
import { fill, formatPrice, labelled, plural } from '#i18n/format.ts'
import { RosterDetails, Tick } from './roster-details.tsx'
import { RosterDoubles, type Who } from './roster-doubles.tsx'
import { EmergencyNumbers, RosterHead, RosterStrip } from './roster-head.tsx'
import {
  attendanceOf,
  filterRoster,
  guestNotes,
  ROSTER_FILTERS,
  type RosterFilter,
  type RosterRowData,
} from './roster-rows.ts'
import { RosterScan } from './roster-scan.tsx'
import { ClosedRoster, LoadingRoster, SignedOutRoster, UnreachableRoster } from './roster-states.tsx'
import { type NewMark, rosterStore } from './roster-store.ts'
import styles from './roster.module.css'

export function RosterList({ eventId, isReady }: { eventId: string; isReady: boolean | null }) {
  const messages = useMessages('staff-roster')
  const language = useLanguage()
  const list = useRoster(eventId)
  const [filter, setFilter] = useState<RosterFilter>('all')
  const [isScanning, setScanning] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const { kept, waiting, waitingOfOthers, line } = list
  const rows = useMemo(
    () => (kept ? rowsOf(kept.roster.participants, [...kept.roster.marks, ...waiting]) : []),
    [kept, waiting],
  )
  const unsent = waiting.length + waitingOfOthers
  const unsentNotice = unsent > 0 && <p>{plural(language, unsent, messages.strip.waiting)}</p>
  if (line === 'closed') return <ClosedRoster waiting={unsentNotice} />
  if (!kept) {
    if (line === 'signed_out') return <SignedOutRoster waiting={unsentNotice} />
    if (line === 'offline') return <UnreachableRoster onAgain={() => void list.sync()} />
    return <LoadingRoster>{messages.loading}</LoadingRoster>
  }
  const { roster } = kept
  const isOpen = list.today >= roster.opensOn
  const visibleRows = filterRoster(rows, filter)
  const who = { people: roster.people, me: roster.me }
  if (isScanning)
    return (
      <RosterScan
        rows={rows}
        who={who}
        isOpen={isOpen}
        onMark={(marks) => void list.add(marks)}
        onClose={() => setScanning(false)}
      />
    )
  return (
    <>
      <RosterHead roster={roster} rows={rows}>
        <RosterStrip list={list} opensOn={isOpen ? null : roster.opensOn} isReady={isReady} />
      </RosterHead>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <div className={styles.filters} role="group" aria-label={messages.filters.label}>
          {ROSTER_FILTERS.map((each) => (
            <Chip key={each} pressed={filter === each} onClick={() => setFilter(each)}>
              {messages.filters[each]} <span className="num">{countOf(filterRoster(rows, each), each)}</span>
            </Chip>
          ))}
        </div>
        {rows.length === 0 && <p className="muted">{messages.none}</p>}
        {rows.length > 0 && visibleRows.length === 0 && <p className="muted">{messages.noneOf}</p>}
        <ul>
          {visibleRows.map((row) => (
            <RosterRow
              key={row.entry.id}
              row={row}
              who={who}
              isOpen={isOpen}
              isUnfolded={opened === row.entry.id}
              onUnfold={() => setOpened(opened === row.entry.id ? null : row.entry.id)}
              onMark={(marks) => void list.add(marks)}
            />
          ))}
        </ul>
      </main>
      <footer className={styles.foot}>
        <EmergencyNumbers />
        <TrailSign wide onClick={() => setScanning(true)}>
          {messages.scan.open}
        </TrailSign>
      </footer>
    </>
  )
}

function rowsOf(participants: readonly RosterEntry[], marks: Parameters<typeof statusOfParties>[1]) {
  const statuses = statusOfParties(participants, marks)
  const marked = new Set(marks.filter(({ kind }) => kind !== 'paid').map(({ bookingId }) => bookingId))
  return participants.flatMap((entry) => {
    const status = statuses.get(entry.id)
    return status ? [{ entry, status, isMarked: marked.has(entry.id) }] : []
  })
}

/** People who are listed or missing; bookings that pay or want care. */
function countOf(rows: readonly RosterRowData[], filter: RosterFilter) {
  if (filter === 'paying' || filter === 'attention') return rows.length
  return rows.reduce(
    (sum, { entry, status }) => sum + entry.people - (filter === 'missing' ? status.here : 0),
    0,
  )
}

/** While shown. Event and language stay the same. */
function useRoster(eventId: string) {
  const language = useLanguage()
  const [store] = useState(() => rosterStore(eventId, language))
  useEffect(() => store.start(), [store])
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  return { ...state, add: store.add, sync: store.sync }
}

interface RosterRowProps {
  row: RosterRowData
  who: Who
  /** False before the first day. */
  isOpen: boolean
  isUnfolded: boolean
  onUnfold: () => void
  onMark: (marks: NewMark[]) => void
}

/** Two targets: the name unfolds what there is to know, the tick says that everybody of the party is here. */
function RosterRow({ row, who, isOpen, isUnfolded, onUnfold, onMark }: RosterRowProps) {
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
