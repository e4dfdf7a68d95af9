import type { CheckInPicture } from '#features/booking/rules/booking-view.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './check-in-code.module.css'

/** For the day: whoever leads it scans the code. It opens nothing, unlike the address of this page. */
export function CheckInCode({ picture: { size, path } }: { picture: CheckInPicture }) {
  const { checkIn: messages } = useMessages('my-booking')
  return (
    <section className={styles.code} aria-labelledby="am-tag">
      <h2 id="am-tag">{messages.title}</h2>
      <p>{messages.text}</p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.alt}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
    </section>
  )
}
