import './fields.css'
import { type ReactNode, useId } from 'react'
import { WarningIcon } from '../pictures/icons.tsx'

export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps {
  id?: string | undefined
  label: ReactNode
  /** Label like "(optional)"; required fields are not marked. */
  optional?: string | undefined
  hint?: ReactNode
  /** Says how to fix it. */
  error?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function Field({ id: ownId, label, optional, hint, error, children }: FieldProps) {
  const made = useId()
  const id = ownId ?? made
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
