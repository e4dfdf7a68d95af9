import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MAX_BRACKETS, MAX_SERVICE_ID, MAX_SERVICE_NAME } from '../service-fact.schema.ts'
import type { ServiceValues } from '../change-service.ts'
import type { StaffService } from '../staff-service.ts'
import type { Result } from '#kernel/result.ts'
import { useSubmit } from '#app/form/behaviour/use-submit.ts'
import { Part } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { SaveBar } from '#app/routes/staff/frame/save-bar.tsx'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import { PictureField } from '#features/pictures/staff/picture-field.tsx'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { BracketFields } from './bracket-fields.tsx'
import {
  addressOf,
  type DraftProblem,
  type PartProps,
  type ServiceDraft,
  toServiceValues,
} from './service-draft.ts'
import { SizeFields } from './size-fields.tsx'
import styles from './services.module.css'

interface ServiceFormProps {
  kind: StaffService['kind']
  /** Its address is chosen here, once. */
  isNew?: boolean
  /** The nine of the files keep their names. */
  hasOwnName: boolean
  draft: ServiceDraft
  isChanged: boolean
  submit: string
  send: (values: ServiceValues, address: string) => Promise<Result<unknown, StaffProblem>>
  onChange: (draft: ServiceDraft) => void
  onSent: (address: string) => void
}

/** Name, figures and price; the sentences of the page are texts. */
export function ServiceForm(props: ServiceFormProps) {
  const { kind, isNew = false, hasOwnName, draft, isChanged, send, onChange, onSent } = props
  const messages = useTexts('staff-services').t
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const checked = toServiceValues(draft, kind, { isNew, hasOwnName })
  const problems: readonly DraftProblem[] = tries > 0 && !checked.ok ? checked.refusal : []
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const change = (changed: Partial<ServiceDraft>) => onChange({ ...draft, ...changed })
  const errorOf = (field: string) => {
    const problem = problems.find((each) => each.field === field)
    return problem && messages.wrong[problem.code]
  }
  const parts = { draft, errorOf, change }

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!checked.ok) return setTries(tries + 1)
    const address = addressOf(draft)
    const answer = await submit(() => send(checked.value, address))
    if (answer?.ok) onSent(address)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-kit="stack"
      data-gap="32"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
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
      <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && messages.wrong.title}>
        <Button type="submit" aria-disabled={busy || (!isNew && !isChanged)}>
          {busy ? messages.form.saving : props.submit}
        </Button>
        {!isNew && isChanged && <span className="muted">{messages.form.unsaved}</span>}
      </SaveBar>
    </form>
  )
}

function AddressField({ kind, draft, errorOf, change }: PartProps & Pick<ServiceFormProps, 'kind'>) {
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
