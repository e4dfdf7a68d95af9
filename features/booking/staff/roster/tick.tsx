import { useRef } from 'react'
import styles from './roster.module.css'

/** Ignores a second press within this time: gloves press twice. */
const SECOND_PRESS_MS = 450

interface TickProps {
  label: string
  /** `mixed`: partly there. */
  status: boolean | 'mixed'
  /** False before the first day. */
  isOpen: boolean
  onPress: () => void
}

export function Tick({ label, status, isOpen, onPress }: TickProps) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  function press(now: number): void {
    const isSecond = now - pressedAt.current < SECOND_PRESS_MS
    pressedAt.current = now
    if (isOpen && !isSecond) onPress()
  }
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={status}
      aria-disabled={!isOpen}
      aria-label={label}
      onClick={({ timeStamp }) => press(timeStamp)}
    />
  )
}
