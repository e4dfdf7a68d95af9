import type { ReactNode } from 'react'
import { ATTACHMENT_ENDINGS } from '#features/inquiry/attachments/attachment-endings.ts'
import { useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import styles from './attachments-field.module.css'

interface AttachmentsFieldProps {
  id: string
  optional: string
  error: ReactNode
  lost: boolean
  list: ReactNode
}

/** Plain file field; the form's behaviour adds the list and drag and drop. Needs the messages `attachments`. */
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
        <div className={`${styles.zone} stack`}>
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

/** Needs the messages `form-problems`. */
function FilesLostNotice() {
  return <b>{useMessages('form-problems').filesLost}</b>
}
