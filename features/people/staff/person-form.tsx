import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { SaveBar } from '#app/routes/staff/frame/save-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import { NO_TEXTS } from '#kit/four-texts.ts'
import { Pairs, Part } from '#kit/layout.tsx'
import { useWarnBeforeLeaving } from '#kit/warn-before-leaving.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { PERSON_LIMITS } from '../person.schema.ts'
import type { StaffPerson } from '../staff-person.ts'
import { type PersonDraft, toDraft, toPerson } from './person-draft.ts'
import { people } from './person.contract.ts'
import { PortraitField } from './portrait-field.tsx'
import { followSuggestion } from './suggest-alt.ts'

interface PersonFormProps {
  of: StaffPerson
  isNew: boolean
  credit: string
  draft: PersonDraft
  onChange: (draft: PersonDraft) => void
  /** With the id of somebody who was added. */
  onPublished: (added?: string) => void
}

export function PersonForm({ of, isNew, credit, draft, onChange, onPublished }: PersonFormProps) {
  const { t: messages } = useTexts('staff-people')
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const checked = toPerson(draft)
  const problems: readonly FieldProblem[] = tries > 0 && !checked.ok ? checked.refusal : []
  // After a conflict nothing is read again, because that would take away what was typed.
  const options = { done: messages.published, silent: true }
  const add = useAction(people.add, { ...options, onDone: ({ id }) => onPublished(id) })
  const publish = useAction(people.publish, { ...options, onDone: () => onPublished() })
  const { busy, refusal, attempt } = isNew ? add : publish
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(of.person))
  useWarnBeforeLeaving(isChanged)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  const change = (changed: Partial<PersonDraft>) =>
    onChange(followSuggestion(draft, { ...draft, ...changed }))
  const errorOf = (field: string) => {
    const code = problems.find((problem) => problem.field === field)?.code
    return code && ((messages.wrong as Record<string, string>)[code] ?? messages.wrong.required)
  }
  const text = (name: 'name' | 'since' | 'profileUrl', most: number, hint?: string) => (
    <LabelledInput
      label={messages[name]}
      optional={messages.optional}
      hint={hint}
      error={errorOf(name)}
      name={name}
      value={draft[name]}
      maxLength={most}
      inputMode={name === 'since' ? 'numeric' : name === 'profileUrl' ? 'url' : 'text'}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!checked.ok) return setTries(tries + 1)
    const { value: person } = checked
    if (isNew) void add.send({ person })
    else void publish.send({ id: of.id, person, seen: of.revision })
  }

  return (
    <form ref={form} className="form" data-kit="stack" data-gap="48" noValidate onSubmit={onSubmit}>
      <Part title={messages.parts.person} gap={24}>
        {text('name', PERSON_LIMITS.name)}
      </Part>
      <Part title={messages.parts.portrait} gap={24}>
        <PortraitField
          credit={credit}
          portrait={draft.portrait}
          errorOf={errorOf}
          onChange={(portrait) => change({ portrait })}
        />
      </Part>
      <Part title={messages.parts.life} gap={24}>
        <FourTextFields
          name="role"
          legend={messages.role}
          hint={messages.roleHint}
          most={PERSON_LIMITS.role}
          texts={draft.role}
          errorOf={errorOf}
          onChange={(role) => change({ role })}
        />
        <FourTextFields
          name="biography"
          legend={messages.biography}
          hint={messages.biographyHint}
          most={PERSON_LIMITS.biography}
          isLong
          texts={draft.biography}
          errorOf={errorOf}
          onChange={(biography) => change({ biography })}
        />
      </Part>
      <Part title={messages.parts.career} gap={24}>
        <Qualifications draft={draft} errorOf={errorOf} onChange={change} />
        <FourTextFields
          name="languages"
          legend={messages.languages}
          hint={messages.languagesHint}
          most={PERSON_LIMITS.languages}
          texts={draft.languages}
          errorOf={errorOf}
          onChange={(languages) => change({ languages })}
        />
        {text('since', 4)}
        {text('profileUrl', PERSON_LIMITS.url, messages.profileHint)}
      </Part>
      <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && messages.wrong.title}>
        <Button type="submit" aria-disabled={busy || !isChanged}>
          {busy ? messages.publishing : messages.publish}
        </Button>
        {isChanged && <span className="muted">{messages.unsaved}</span>}
      </SaveBar>
    </form>
  )
}

interface QualificationsProps {
  draft: PersonDraft
  errorOf: (field: string) => string | undefined
  onChange: (changed: Pick<PersonDraft, 'qualifications'>) => void
}

function Qualifications({ draft: { qualifications }, errorOf, onChange }: QualificationsProps) {
  const { qualification: messages } = useTexts('staff-people').t
  const replace = (index: number, changed: Partial<PersonDraft['qualifications'][number]>) =>
    onChange({
      qualifications: qualifications.map((each, at) => (at === index ? { ...each, ...changed } : each)),
    })
  return (
    <>
      {qualifications.map((each, index) => (
        <fieldset key={index} className="entry">
          <legend>{fill(messages.title, { n: index + 1 })}</legend>
          <FourTextFields
            name={`qualifications.${index}.name`}
            legend={messages.name}
            most={PERSON_LIMITS.qualification}
            texts={each.name}
            errorOf={errorOf}
            onChange={(name) => replace(index, { name })}
          />
          <Pairs>
            <LabelledInput
              label={messages.body}
              error={errorOf(`qualifications.${index}.body`)}
              value={each.body}
              maxLength={PERSON_LIMITS.body}
              onChange={(event) => replace(index, { body: event.target.value })}
            />
            <LabelledInput
              label={messages.year}
              error={errorOf(`qualifications.${index}.year`)}
              value={each.year}
              inputMode="numeric"
              maxLength={4}
              onChange={(event) => replace(index, { year: event.target.value })}
            />
          </Pairs>
          <Button
            size="sm"
            onClick={() => onChange({ qualifications: qualifications.filter((_each, at) => at !== index) })}
          >
            {fill(messages.remove, { n: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {qualifications.length < PERSON_LIMITS.qualifications && (
        <Button
          size="sm"
          onClick={() =>
            onChange({ qualifications: [...qualifications, { name: NO_TEXTS, body: '', year: '' }] })
          }
        >
          {messages.add}
        </Button>
      )}
    </>
  )
}
