import { useMessages } from '../../language/language.tsx'
import { shownState } from './booking-state.ts'
import type { MyBooking } from './my-booking.loader.ts'
import marked from '../../ui/marked-list.module.css'
import styles from './my-booking-page.module.css'

/** What happens next, where something does. */
export function NextSteps({ booking }: { booking: MyBooking }) {
  const { next } = useMessages('my-booking')
  const state = shownState(booking)
  if (state !== 'confirmed' && state !== 'waitlisted') return null
  return (
    <div className={styles.next}>
      <h2>{next.title}</h2>
      <ol className={marked.list}>
        {next[state].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
