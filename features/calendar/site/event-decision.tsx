import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import styles from './event-page.module.css'

/** Whether the event goes ahead, and when that is decided. */
export function Decision({ event }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const language = useLanguage()
  const { minimumParticipants, decideBy, places, coming } = event
  const minimum = minimumParticipants ?? 0
  const missing = Math.max(0, minimum - coming)
  return (
    <>
      {decideBy && fill(messages.decision, { n: minimum, day: formatWeekdayAndDay(language, decideBy) })}
      {places !== null && (
        <span className={styles.meter}>
          <Meter of={minimum} filled={Math.min(coming, minimum)} />
          {missing > 0 ? plural(language, missing, messages.missing) : messages.reached}
        </span>
      )}
    </>
  )
}

function Meter({ of, filled }: { of: number; filled: number }) {
  if (of > MOST_RHOMBI) return null
  return (
    <svg viewBox={`0 0 ${of * 20 + 2} 14`} width={of * 20 + 2} height="14" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <path
          key={index}
          d={`M${index * 20 + 1} 7l9-6 9 6-9 6z`}
          className={index < filled ? styles.person : undefined}
        />
      ))}
    </svg>
  )
}

const MOST_RHOMBI = 12
