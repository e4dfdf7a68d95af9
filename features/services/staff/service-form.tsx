import type { ComponentProps } from 'react'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { Input, Select } from '#site/ui/fields/inputs.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { PictureInput } from '#features/pictures/staff/picture-field.tsx'
import { fill } from '#i18n/format.ts'
import type { Endpoint } from '#kit/contract.ts'
import { DraftForm, type DraftOf } from '#kit/draft-form.tsx'
import { TextsField } from '#site/form/four-text-fields.tsx'
import { Fields, Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { ServiceValues } from '../change-service.ts'
import { MAX_BRACKETS, MAX_SERVICE_ID, MAX_SERVICE_NAME } from '../service-fact.schema.ts'
import type { StaffService } from '../staff-service.ts'
import {
  addressOf,
  type BracketDraft,
  COURSE_NUMBERS,
  type NumberField,
  type PartProps,
  type ServiceDraft,
  TEAM_EVENT_NUMBERS,
} from './service-draft.ts'
import styles from './services.module.css'

interface ServiceFormProps<E extends Endpoint>
  extends Pick<
    ComponentProps<typeof DraftForm<E, ServiceDraft, ServiceValues>>,
    'action' | 'inputOf' | 'onDone'
  > {
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
          <TextsField
            name="names"
            legend={messages.form.names}
            hint={messages.form.namesHint}
            most={MAX_SERVICE_NAME}
          />
        ) : (
          <p className="muted">{messages.form.namesFixed}</p>
        )}
        {isNew && <AddressField kind={kind} {...parts} />}
        <PictureInput
          name="picture"
          label={messages.form.picture}
          hint={messages.form.pictureHint}
          isNeeded
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

/** How long it takes, for how many. */
function SizeFields({ kind, draft: { numbers }, errorOf, change }: PartProps & Pick<StaffService, 'kind'>) {
  const { form } = useTexts('staff-services').t
  const hints: Partial<Record<NumberField, string>> = { hours: form.hoursHint, days: form.daysHint }
  const fields: readonly NumberField[] = kind === 'course' ? COURSE_NUMBERS : TEAM_EVENT_NUMBERS
  const set = (field: NumberField, value: string) => change({ numbers: { ...numbers, [field]: value } })
  return (
    <Part title={form.size}>
      <Fields least="11rem">
        {fields.map((field) => (
          <Field key={field} label={form[field]} hint={hints[field]} error={errorOf(field)}>
            {(control) =>
              field === 'level' ? (
                <Select
                  value={numbers.level}
                  onChange={(event) => set('level', event.target.value)}
                  {...control}
                >
                  <option value="1">{form.levels.one}</option>
                  <option value="2">{form.levels.two}</option>
                  <option value="3">{form.levels.three}</option>
                </Select>
              ) : (
                <Input
                  type={isTime(field) ? 'time' : 'text'}
                  inputMode={isTime(field) ? undefined : 'decimal'}
                  autoComplete="off"
                  maxLength={isTime(field) ? undefined : 7}
                  value={numbers[field]}
                  onChange={(event) => set(field, event.target.value)}
                  {...control}
                />
              )
            }
          </Field>
        ))}
      </Fields>
    </Part>
  )
}

function isTime(field: NumberField): boolean {
  return field === 'startsAt' || field === 'endsAt'
}

interface BracketFieldsProps extends PartProps {
  kind: StaffService['kind']
  most: number
}

/** What it costs; of a team event each group size has its own price per person, for the whole group (RULING 1). */
function BracketFields({ kind, most, draft: { price, brackets }, errorOf, change }: BracketFieldsProps) {
  const { form } = useTexts('staff-services').t
  const replace = (index: number, changed: Partial<BracketDraft>) =>
    change({ brackets: brackets.map((each, at) => (at === index ? { ...each, ...changed } : each)) })
  return (
    <Part title={form.price}>
      <p className="muted">{form.priceHint}</p>
      <Fields least="11rem">
        <LabelledInput
          label={kind === 'course' ? form.perPerson : form.flat}
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Fields>
      {kind === 'team-event' &&
        brackets.map((bracket, index) => (
          <div key={index} className={styles.bracket}>
            <LabelledInput
              label={form.bracketUpTo}
              error={errorOf(`brackets.${index}.upTo`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={bracket.upTo}
              onChange={(event) => replace(index, { upTo: event.target.value })}
            />
            <LabelledInput
              label={form.bracketPrice}
              error={errorOf(`brackets.${index}.price`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={bracket.price}
              onChange={(event) => replace(index, { price: event.target.value })}
            />
            <Button
              size="sm"
              onClick={() => change({ brackets: brackets.filter((_each, at) => at !== index) })}
            >
              {fill(form.removeBracket, { n: bracket.upTo || '…' })}
            </Button>
          </div>
        ))}
      {kind === 'team-event' && brackets.length < most && (
        <Row>
          <Button size="sm" onClick={() => change({ brackets: [...brackets, { upTo: '', price: '' }] })}>
            {form.addBracket}
          </Button>
        </Row>
      )}
    </Part>
  )
}
