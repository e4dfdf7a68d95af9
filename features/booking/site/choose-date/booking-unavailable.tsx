import { useLocation } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import type { UnavailableReason } from '../booking.loader.ts'
import styles from '../booking-page.module.css'

export function BookingUnavailable({ unavailable }: { unavailable: UnavailableReason | null }) {
  const { unavailable: messages, retry } = useMessages('booking')
  const { pathname, search } = useLocation()
  if (!unavailable) return null
  return (
    <p className={`${styles.trouble} framed`} role="status">
      {messages[unavailable]} {unavailable === 'failed' && <a href={pathname + search}>{retry}</a>}
    </p>
  )
}
