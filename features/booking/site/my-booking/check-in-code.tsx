import type { ReactNode } from 'react'
import type { CheckInPicture } from '#features/booking/roster/check-in-code.ts'
import styles from './check-in-code.module.css'

interface CheckInCodeProps {
  picture: CheckInPicture
  messages: { title: string; text: string; alt: string }
  children?: ReactNode
}

/** Check-in code for the day of the event, scanned by the guide. It grants no access, unlike the address of this page. */
export function CheckInCode({ picture: { size, path }, messages, children }: CheckInCodeProps) {
  return (
    <section className={`${styles.code} stack small-titles`} aria-labelledby="am-tag">
      <h2 id="am-tag">{messages.title}</h2>
      <p>{messages.text}</p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.alt}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      {children}
    </section>
  )
}
