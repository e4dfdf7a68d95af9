import { useMessages } from '#app/language/language.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestAttachments } from '#features/inquiry/site/request-attachments.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import { Part } from './part.tsx'
import styles from './team-event-request.module.css'

export function OccasionPart({ fields, isDone }: { fields: RequestFields; isDone: boolean }) {
  const messages = useMessages('team-event-request')
  return (
    <Part of="occasion" fields={fields} isDone={isDone}>
      <div className={styles.full}>
        <TextField
          fields={fields}
          name="occasion"
          label={messages.occasion}
          hint={messages.occasionHint}
          isOptional
        />
      </div>
      <div className={styles.full}>
        <LongTextField
          fields={fields}
          name="note"
          label={messages.note}
          hint={messages.noteHint}
          rows={4}
          isOptional
        />
      </div>
      <div className={styles.full}>
        <RequestAttachments fields={fields} />
      </div>
    </Part>
  )
}
