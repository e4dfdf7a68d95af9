import { missingPeople } from '#features/calendar/rules/decision.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import type { SeasonEvent } from './staff-event.ts'
import styles from './minimum-meter.module.css'

export function MinimumMeter({ event }: { event: SeasonEvent }) {
  const { meter } = useMessages('staff')
  const language = useLanguage()
  const { minimumParticipants: minimum, decideBy, people, blocked, placesLeft } = event
  if (minimum === null) return null
  const missing = missingPeople(minimum, people.booked, blocked)
  // Of a full event the rest are still paying or deciding: nobody can fill what is missing.
  const isOpen = missing > 0 && placesLeft !== 0
  const text = missing === 0 ? meter.reached : isOpen && plural(language, missing, meter.missing)
  const decision = decideBy && fill(meter.decide, { day: formatWeekdayAndDay(language, decideBy) })
  return (
    <span className={styles.meter}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className={styles.all} />
        <rect width={((minimum - missing) / minimum) * 100} height="6" className={styles.coming} />
      </svg>
      <small>{[text, decision].filter(Boolean).join('; ')}</small>
    </span>
  )
}
