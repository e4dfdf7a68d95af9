import type { FormState } from '#site/form/form-state.ts'
import { useMessages } from '#site/language/language.tsx'
import { Consents } from '#features/inquiry/site/consents.tsx'
import { RequestFormFooter } from '#features/inquiry/site/request-form-footer.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import { Part } from './part.tsx'
import styles from './team-event-request.module.css'

interface ContactPartProps {
  fields: RequestFields
  state: FormState
  idPrefix: string
  isDone: boolean
}

export function ContactPart({ fields, state, idPrefix, isDone }: ContactPartProps) {
  const messages = useMessages('request-form')
  const { send } = useMessages('team-event-request')
  const fieldProps = { fields, isOptional: true }
  return (
    <Part of="contact" fields={fields} isDone={isDone}>
      <TextField fields={fields} name="name" label={messages.name} autoComplete="name" aria-required />
      <TextField {...fieldProps} name="company" label={messages.company} autoComplete="organization" />
      <TextField
        fields={fields}
        name="email"
        type="email"
        label={messages.email}
        autoComplete="email"
        aria-required
      />
      <TextField {...fieldProps} name="phone" type="tel" label={messages.phone} autoComplete="tel" />
      <div className={styles.full}>
        <Consents fields={fields} />
      </div>
      <div className={styles.full}>
        <RequestFormFooter
          state={state}
          idPrefix={idPrefix}
          note={messages.noObligation}
          send={send}
          promises={['request', 'freeMove']}
        />
      </div>
    </Part>
  )
}
