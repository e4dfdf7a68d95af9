import styles from './roster.module.css'

interface TickProps {
  label: string
  /** `mixed`: partly there. */
  stand: boolean | 'mixed'
  /** False before the first day. */
  isOpen: boolean
  onPress: () => void
}

export function Tick({ label, stand, isOpen, onPress }: TickProps) {
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={stand}
      aria-disabled={!isOpen}
      aria-label={label}
      onClick={() => isOpen && onPress()}
    />
  )
}
