import '../ui/fields/fields.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { WarningIcon } from '../ui/pictures/icons.tsx'

interface FormAlertProps {
  title: ReactNode
  /** Focused on mount and when this changes. */
  attempt?: number
  children?: ReactNode
}

/** Fragment in the form's action, so that without JavaScript the browser scrolls to the alert. */
export const FORM_ALERT_ID = 'meldung'

export function FormAlert({ title, attempt, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus()
  }, [attempt])
  return (
    // Not a live region: it gets the focus, and would interrupt typing with each corrected field.
    <div
      className="error-summary"
      id={FORM_ALERT_ID}
      role="alert"
      aria-live={attempt === undefined ? undefined : 'off'}
      tabIndex={-1}
      ref={box}
    >
      <WarningIcon />
      <div>
        <p className="error-summary-title">{title}</p>
        {children}
      </div>
    </div>
  )
}
