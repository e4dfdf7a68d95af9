import { useMemo, useState, useEffect, useSyncExternalStore } from 'react'
import { statusOfParties } from '#features/booking/roster/party-status.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Chip } from '#app/ui/chip.tsx'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'
import { EmergencyNumbers, RosterHead, RosterStrip } from './roster-head.tsx'
import { filterRoster, ROSTER_FILTERS, type RosterFilter, type RosterRowData } from './roster-rows.ts'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { RosterScan } from './roster-scan.tsx'
import { RosterRow } from './roster-row.tsx'
import { ClosedRoster, LoadingRoster, SignedOutRoster, UnreachableRoster } from './roster-states.tsx'
import styles from './roster.module.css'
import { rosterStore } from './roster-store.ts'

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
