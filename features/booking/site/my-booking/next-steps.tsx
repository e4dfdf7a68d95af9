import { type Counted, counted } from '#i18n/counted.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { displayedState } from './booking-state.ts'
import { isLargeGroup, missingNames } from './missing-names.ts'
import type { MyBooking } from './my-booking.loader.ts'
import marked from '#app/ui/styles/marked-list.module.css'
import styles from './my-booking-page.module.css'

export function NextSteps({ booking }: { booking: MyBooking }) {
  const { next } = useMessages('my-booking')
  const language = useLanguage()
  const state = displayedState(booking)
  if (state !== 'confirmed' && state !== 'waitlisted') return null
  const missing = missingNames(booking)
  const { agreed } = booking
  const steps: readonly Counted[] = next[state]
  return (
    <div className={styles.next}>
      <h2>{next.title}</h2>
      <ol className={marked.list}>
        {missing > 0 && <li>{isLargeGroup(booking) ? next.link : counted(language, missing, next.name)}</li>}
        {agreed && !agreed.isFinal && (
          <li>{fill(next.finalNumber, { day: formatDay(language, agreed.finalDay) })}</li>
        )}
        {steps
          .map((step) => counted(language, booking.people, step))
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </div>
  )
}
