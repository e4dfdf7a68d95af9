import './fields.css'
import { type ReactNode, useId } from 'react'
import { WarningIcon } from './icons.tsx'

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  /** Id of the control when something else has to find it; else one is made. */
  id?: string
  label: ReactNode
  /** Given when the field may stay empty, for example "(optional)". Required fields are not marked. */
  optional?: string
  hint?: ReactNode
  /** A sentence that names the way out. */
  error?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, hint or error below, tied together for assistive technology. */
export function Field({ id: given, label, optional, hint, error, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}

export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error-text" id={id}>
      <WarningIcon />
      <span>{children}</span>
    </p>
  )
}
