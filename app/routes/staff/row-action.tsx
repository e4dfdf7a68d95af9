import { Button } from '../../ui/button.tsx'
import styles from './row-action.module.css'

interface RowActionProps {
  name: string
  /** What it is done to, for who hears the button alone. */
  of: string
  busy?: boolean
  onClick: () => void
}

/** What can be done with a row of a table, as a line of text. */
export function RowAction({ name, of, busy = false, onClick }: RowActionProps) {
  return (
    <Button
      size="sm"
      className={styles.action}
      aria-label={`${name}: ${of}`}
      aria-disabled={busy}
      onClick={onClick}
    >
      {name}
    </Button>
  )
}
