import '../ui/fields.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { WarningIcon } from '../ui/icons.tsx'

interface FormAlertProps {
  title: ReactNode
  /** Takes the focus when it appears and whenever this changes. */
  attempt?: number
  children?: ReactNode
}

/** A form without script is posted to this fragment: the browser then goes to what is wrong. */
export const FORM_ALERT_ID = 'meldung'

/** What keeps a form from being sent. */
export function FormAlert({ title, attempt, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus()
  }, [attempt])
  return (
    // What takes the focus is read then; read again for each field that is mended, it would talk into the typing.
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
