import type { ReactNode } from 'react'
import { useMessages } from '../language/language.tsx'
import { ErrorText } from '../ui/fields/field.tsx'
import { LabelledTextArea } from '../ui/fields/labelled.tsx'
import { Checkbox } from '../ui/fields/inputs.tsx'
import styles from './health-note.module.css'

interface HealthNoteProps {
  label: ReactNode
  optional: string
  /** Must not be empty: the style sheet uses `:placeholder-shown` to detect a value. */
  placeholder: string
  rows?: number
  /** In the server's markup. */
  first: Readonly<Record<string, string>>
  of: (name: string) => { id: string; error: ReactNode }
}

/**
 * The fields `note` and `noteConsent`: a note that may be about health, and the explicit consent to it, which is asked
 * for only where something is written, without JavaScript too. The page shares the messages `form-problems`.
 */
export function HealthNote({ label, optional, placeholder, rows = 3, first, of }: HealthNoteProps) {
  const { note: messages } = useMessages('form-problems')
  const { id, error } = of('noteConsent')
  return (
    <div className={styles.note}>
      <LabelledTextArea
        label={label}
        optional={optional}
        hint={messages.hint}
        {...of('note')}
        name="note"
        rows={rows}
        placeholder={placeholder}
        defaultValue={first['note']}
      />
      <div className={styles.consent}>
        <Checkbox
          id={id}
          name="noteConsent"
          defaultChecked={first['noteConsent'] === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {messages.consent}
        </Checkbox>
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </div>
    </div>
  )
}
