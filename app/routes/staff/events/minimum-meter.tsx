import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import type { SeasonEvent } from '../staff-answers.ts'
import styles from './minimum-meter.module.css'

export function MinimumMeter({ event }: { event: SeasonEvent }) {
  const { meter } = useMessages('staff')
  const language = useLanguage()
  const { minimumParticipants: minimum, decideBy, people } = event
  if (minimum === null) return null
  const missing = Math.max(0, minimum - people.booked)
  const text = missing > 0 ? plural(language, missing, meter.missing) : meter.reached
  const decision = decideBy && fill(meter.decide, { day: formatWeekdayAndDay(language, decideBy) })
  return (
    <span className={styles.meter}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className={styles.all} />
        <rect width={Math.min(100, (people.booked / minimum) * 100)} height="6" className={styles.coming} />
      </svg>
      <small>{[text, decision].filter(Boolean).join('; ')}</small>
    </span>
  )
}
