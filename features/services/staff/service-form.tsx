import { MAX_BRACKETS, MAX_SERVICE_ID, MAX_SERVICE_NAME } from '../service-fact.schema.ts'
import type { ServiceValues } from '../change-service.ts'
import type { StaffService } from '../staff-service.ts'
import type { ComponentProps } from 'react'
import { DraftForm, type DraftOf } from '#kit/draft-form.tsx'
import type { Endpoint } from '#kit/contract.ts'
import { Part } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import { PictureField } from '#features/pictures/staff/picture-field.tsx'
import { BracketFields } from './bracket-fields.tsx'
import { addressOf, type PartProps, type ServiceDraft } from './service-draft.ts'
import { SizeFields } from './size-fields.tsx'
import styles from './services.module.css'

interface ServiceFormProps<E extends Endpoint>
  extends Pick<ComponentProps<typeof DraftForm<E, ServiceValues>>, 'action' | 'inputOf' | 'onDone'> {
  kind: StaffService['kind']
  /** Its address is chosen here, once. */
  isNew?: boolean
  /** The nine of the files keep their names. */
  hasOwnName: boolean
  of: DraftOf<ServiceDraft, ServiceValues>
  submit: string
  done: string
}

/** Name, figures and price; the sentences of the page are texts. */
export function ServiceForm<E extends Endpoint>(props: ServiceFormProps<E>) {
  const { kind, isNew = false, hasOwnName, submit, done, ...sent } = props
  const messages = useTexts('staff-services').t
  const { draft, errorOf, change: put } = sent.of
  const change = (changed: Partial<ServiceDraft>) => put({ ...draft, ...changed })
  const parts = { draft, errorOf, change }
  const { saving: busy, unsaved } = messages.form
  return (
    <DraftForm
      {...sent}
      className={styles.form}
      gap={32}
      isNew={isNew}
      words={{ submit, busy, unsaved, done }}
    >
      <Part>
        {hasOwnName ? (
          <FourTextFields
            name="names"
            legend={messages.form.names}
            hint={messages.form.namesHint}
            most={MAX_SERVICE_NAME}
            texts={draft.names}
            errorOf={errorOf}
            onChange={(names) => change({ names })}
          />
        ) : (
          <p className="muted">{messages.form.namesFixed}</p>
        )}
        {isNew && <AddressField kind={kind} {...parts} />}
        <PictureField
          label={messages.form.picture}
          hint={messages.form.pictureHint}
          value={draft.picture}
          isNeeded
          onChange={(picture) => picture && change({ picture })}
        />
      </Part>
      <SizeFields kind={kind} {...parts} />
      <BracketFields kind={kind} most={MAX_BRACKETS} {...parts} />
    </DraftForm>
  )
}

function AddressField({ kind, draft, errorOf, change }: PartProps & { kind: StaffService['kind'] }) {
  const { form } = useTexts('staff-services').t
  const start = kind === 'course' ? '/survival-training/' : '/team-events/'
  return (
    <LabelledInput
      label={form.address}
      hint={
        <>
          {form.addressHint} <b className="num">{start + addressOf(draft)}</b>
        </>
      }
      error={errorOf('address')}
      value={draft.address}
      placeholder={addressOf({ ...draft, address: '' })}
      maxLength={MAX_SERVICE_ID}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => change({ address: event.target.value })}
    />
  )
}
