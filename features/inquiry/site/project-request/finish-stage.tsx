import { HEARD_OF } from '#features/inquiry/forms/project-inquiry.ts'
import type { FormState } from '#site/form/form-state.ts'
import { useMessages } from '#site/language/language.tsx'
import { Consents } from '#features/inquiry/site/consents.tsx'
import { LongTextField } from '#features/inquiry/site/long-text-field.tsx'
import { RequestFormFooter } from '#features/inquiry/site/request-form-footer.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import styles from './project-form.module.css'
import { Stage } from './stage.tsx'

interface FinishStageProps {
  fields: RequestFields
  state: FormState
  idPrefix: string
}

export function FinishStage({ fields, state, idPrefix }: FinishStageProps) {
  const messages = useMessages('project-request')
  return (
    <Stage id="finish">
      <SelectField
        fields={fields}
        name="heardOf"
        label={messages.heardOf}
        options={HEARD_OF}
        messages={messages.heardFrom}
      />
      <div className={styles.full}>
        <LongTextField fields={fields} name="note" label={messages.note} rows={3} isOptional />
      </div>
      <div className={styles.full}>
        <Consents fields={fields} />
      </div>
      <div className={styles.full}>
        <RequestFormFooter state={state} idPrefix={idPrefix} />
      </div>
    </Stage>
  )
}
