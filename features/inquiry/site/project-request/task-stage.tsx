import { PROJECT_SERVICES } from '#features/inquiry/forms/project-inquiry.ts'
import { useMessages } from '#app/language/language.tsx'
import { ChoiceCards } from '#features/inquiry/site/choice-cards.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestAttachments } from '#features/inquiry/site/request-attachments.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import styles from './project-form.module.css'
import { Stage } from './stage.tsx'

export function TaskStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  return (
    <Stage id="task">
      <div className={styles.full}>
        <ChoiceCards
          fields={fields}
          name="service"
          legend={messages.service}
          options={PROJECT_SERVICES.map((value) => ({ value, name: messages.services[value] }))}
          isRequired
          columns={2}
        />
      </div>
      <div className={styles.full}>
        <LongTextField
          fields={fields}
          name="description"
          label={messages.description}
          hint={messages.descriptionHint}
          rows={5}
          aria-required
        />
      </div>
      <div className={styles.full}>
        <RequestAttachments fields={fields} />
      </div>
    </Stage>
  )
}
