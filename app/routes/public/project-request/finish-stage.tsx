import { HEARD_OF } from '#features/inquiry/forms/project-inquiry.ts'
import type { FormState } from '../../../form/form-state.ts'
import { useMessages } from '../../../language/language.tsx'
import { Consents } from '../../../request/consents.tsx'
import { LongTextField } from '../../../request/long-text-field.tsx'
import { RequestFormFooter } from '../../../request/request-form-footer.tsx'
import { SelectField } from '../../../request/select-field.tsx'
import type { RequestFields } from '../../../request/request-fields.ts'
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
