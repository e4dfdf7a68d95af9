import { type ReactNode, useState } from 'react'
import { formatMoment, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import type { Roster } from '../roster.contract.ts'
import { countPeople, type RosterRowData } from './roster-rows.ts'
import styles from './roster.module.css'
import { useSignInAddress } from '#site/routes/staff/use-sign-in-address.ts'
import type { RosterState } from './roster-store.ts'
import { Button } from '#site/ui/button.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'

/** A scale with more fields than that cannot be read on a phone. */
const MOST_FIELDS = 60

export function RosterHead({
  roster: { event, keptUntil },
  rows,
  children,
}: {
  roster: Roster
  rows: readonly RosterRowData[]
  children: ReactNode
}) {
  const messages = useMessages('staff-roster')
  const language = useLanguage()
  const { all, here } = countPeople(rows)
  const fields = Math.min(all, MOST_FIELDS)
  const filled = all === 0 ? 0 : Math.floor((here / all) * fields)
  const { leadName } = event.guides
  const lead = leadName !== null && fill(messages.ledBy, { name: leadName })
  const when = [eventDays(language, event), eventTimes(language, event), event.place, lead]
    .filter(Boolean)
    .join(', ')
  return (
    <header className={styles.head}>
      <PageLink className={styles.back ?? ''} to={staffPaths.event(event.id)}>
        {messages.back}
      </PageLink>
      <h1>{event.title}</h1>
      <p className="muted">{when}</p>
      {children}
      <p className={styles.count}>
        <b className="num">{here}</b> {fill(messages.here, { all })}
      </p>
      <span className={`meter ${styles.meter}`} role="img" aria-label={fill(messages.meter, { here, all })}>
        {Array.from({ length: fields }, (_, field) => (
          <i key={field} className={field < filled ? 'full' : undefined} />
        ))}
      </span>
      <p className="hint">
        {fill(messages.kept, { moment: formatMoment(language, swissTime(lastMinute(keptUntil))) })}
      </p>
    </header>
  )
}

/** Of the day that ends at the moment. */
function lastMinute(moment: string) {
  return new Date(new Date(moment).getTime() - 60_000)
}

/** What the list is doing: since when offline, and what waits. The most important alone. */
export function RosterStrip({
  list: { kept, waiting, waitingOfOthers, line, isLasting },
  opensOn,
  isReady,
}: {
  list: RosterState
  /** Swiss day; null: today or before. */
  opensOn: string | null
  isReady: boolean | null
}) {
  const { strip } = useMessages('staff-roster')
  const language = useLanguage()
  const signIn = useSignInAddress()
  const waits = waiting.length > 0 ? plural(language, waiting.length, strip.waiting) : null
  const sentences = [
    line === 'signed_out' && strip.signedOut,
    line === 'offline' && kept && fill(strip.offline, { time: timeOf(kept.savedAt) }),
    // In the net they are sent before anybody has read it.
    line !== 'open' && line !== 'asking' && waits,
    line === 'offline' && waits === null && strip.nothingWaits,
    (opensOn ?? (line === 'early' ? kept?.roster.opensOn : null)) &&
      fill(strip.early, { day: formatWeekdayAndDay(language, opensOn ?? kept?.roster.opensOn ?? '') }),
    waitingOfOthers > 0 && plural(language, waitingOfOthers, strip.ofOthers),
    !isLasting && strip.notLasting,
    isLasting && isReady === false && strip.notReady,
  ].filter((each) => typeof each === 'string')
  return (
    <div role="status" className={styles.strip} data-line={sentences.length > 0 ? line : undefined}>
      {sentences.length > 0 && (
        <p>
          {line === 'offline' && <i aria-hidden="true" />}
          <span>
            {sentences.join(' ')} {line === 'signed_out' && <PageLink to={signIn}>{strip.signIn}</PageLink>}
          </span>
        </p>
      )}
    </div>
  )

  function timeOf(moment: string) {
    return formatTime(language, swissTime(new Date(moment)).time)
  }
}

/** The same throughout Switzerland. */
const NUMBERS = { rega: '1414', ambulance: '144', europe: '112' } as const

/** At the foot of the page. */
export function EmergencyNumbers() {
  const { emergency } = useMessages('staff-roster')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{emergency.open}</Button>
      {isOpen && (
        <Modal title={emergency.title} close={emergency.close} onClose={() => setOpen(false)}>
          <ul className={styles.numbers}>
            {(['rega', 'ambulance', 'europe'] as const).map((each) => (
              <li key={each}>
                <a href={`tel:${NUMBERS[each]}`}>
                  <b className="num">{NUMBERS[each]}</b> {emergency[each]}
                </a>
              </li>
            ))}
          </ul>
          <p>{emergency.text}</p>
        </Modal>
      )}
    </>
  )
}
