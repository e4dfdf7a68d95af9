import { formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { useSignInAddress } from '#app/routes/staff/use-sign-in-address.ts'
import styles from './roster.module.css'
import type { RosterState } from './roster-store.ts'

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

  function timeOf(moment: string): string {
    return formatTime(language, swissTime(new Date(moment)).time)
  }
}
