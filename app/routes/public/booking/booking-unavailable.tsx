import { useLocation } from 'react-router'
import { useMessages } from '../../../language/language.tsx'
import type { UnavailableReason } from './booking.loader.ts'
import styles from './booking-page.module.css'

export function BookingUnavailable({ trouble }: { trouble: UnavailableReason | null }) {
  const { trouble: messages, retry } = useMessages('booking')
  const { pathname, search } = useLocation()
  if (!trouble) return null
  return (
    <p className={styles.trouble} role="status">
      {messages[trouble]} {trouble === 'failed' && <a href={pathname + search}>{retry}</a>}
    </p>
  )
}
