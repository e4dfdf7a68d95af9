import type { ReactNode } from 'react'
import { ATTACHMENT_ENDINGS } from '#features/inquiry/attachments/attachment-endings.ts'
import { useMessages } from '../language/language.tsx'
import { Field } from '../ui/field.tsx'
import styles from './attachments-field.module.css'

interface AttachmentsFieldProps {
  id: string
  /** "(optional)", in the words of the form. */
  optional: string
  error: ReactNode
  /** The form came back from the server without its files. */
  lost: boolean
  /** The files that are chosen, and how far they are sent (`FormState`). */
  list: ReactNode
}

/**
 * Files for a request: a plain field without script; with script the form's behaviour adds the list and takes what is
 * dropped here. Its page needs the words of `attachments`.
 */
export function AttachmentsField({ id, optional, error, lost, list }: AttachmentsFieldProps) {
  const { label, choose, hint } = useMessages('attachments')
  const about = lost ? (
    <>
      <FilesLostNotice /> {hint}
    </>
  ) : (
    hint
  )
  return (
    <Field id={id} label={label} optional={optional} hint={about} error={error}>
      {(control) => (
        <div className={styles.zone}>
          <input
            type="file"
            name="attachments"
            multiple
            accept={ATTACHMENT_ENDINGS}
            className={styles.input}
            {...control}
          />
          <label htmlFor={id} className="button button--sm">
            {choose}
          </label>
          {list}
        </div>
      )}
    </Field>
  )
}

/** That files have to be chosen again. Its words must be loaded before it is shown. */
function FilesLostNotice() {
  return <b>{useMessages('form-problems').filesLost}</b>
}
