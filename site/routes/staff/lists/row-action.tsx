import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './row-action.module.css'

interface RowActionProps {
  name: string
  /** What it is done to, for who hears the button alone. */
  of: string
  busy?: boolean
  /** Nothing else is in its cell. */
  alone?: boolean
  /** A letter that presses it while its row has the focus. */
  keys?: string
  onClick: () => void
}

/** What can be done with a row of a table, as a line of text. */
export function RowAction({ name, of, busy = false, alone = false, keys, onClick }: RowActionProps) {
  return (
    <Button
      size="sm"
      className={classNames('text-button', styles.action, alone && styles.alone)}
      aria-label={`${name}: ${of}`}
      aria-disabled={busy}
      {...(keys && { 'aria-keyshortcuts': keys })}
      onClick={onClick}
    >
      {name}
    </Button>
  )
}
