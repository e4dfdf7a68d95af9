import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { Person } from '#features/company/content/people.ts'
import { fill } from '#i18n/format.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { DraftForm, type DraftOf } from '#kit/draft-form.tsx'
import { FourTextFields, TextsField } from '#site/form/four-text-fields.tsx'
import { type FourTexts, NO_TEXTS } from '#i18n/four-texts.ts'
import { useWarnBeforeLeaving } from '#kit/kept-draft.tsx'
import { Pairs, Part } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { PERSON_LIMITS } from '../person.schema.ts'
import type { StaffPerson } from '../staff-person.ts'
import type { PersonDraft } from './person-draft.ts'
import { people } from './person.contract.ts'
import { PortraitField } from './portrait-field.tsx'

const OF: Record<Language, string> = {
  de: 'Porträt von {name}',
  en: 'Portrait of {name}',
  fr: 'Portrait {of}{name}',
  it: 'Ritratto di {name}',
}

/** What a portrait shows, from name and function, in four languages. Empty without a name. */
export function suggestAlt({ name, role }: Pick<PersonDraft, 'name' | 'role'>): FourTexts {
  const text = (language: Language) => {
    if (name.trim() === '') return ''
    return [fill(OF[language], { name: name.trim(), of: frenchOf(name.trim()) }), role[language].trim()]
      .filter(Boolean)
      .join(', ')
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as FourTexts
}

/**
 * `de ` or, before a vowel or a silent h, `d’`. In first names, h is silent (d’Hélène) and y followed by a consonant a
 * vowel (d’Yves, but de Yannick).
 */
function frenchOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return /^([aeiouhœæ]|y[^aeiou])/i.test(plain) ? 'd’' : 'de '
}

/** The draft after a change: descriptions that nobody has written themselves follow name and function. */
function followSuggestion(before: PersonDraft, after: PersonDraft): PersonDraft {
  const { portrait } = after
  if (!portrait) return after
  const [old, next] = [suggestAlt(before), suggestAlt(after)]
  const isFresh = portrait.original !== before.portrait?.original
  const alt = Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = portrait.alt[language]
      const isOurs = text === old[language] || (isFresh && text === '')
      return [language, isOurs ? next[language] : text]
    }),
  ) as FourTexts
  return { ...after, portrait: { ...portrait, alt } }
}

interface PersonFormProps {
  of: StaffPerson
  isNew: boolean
  credit: string
  edited: DraftOf<PersonDraft, Person>
  /** With the id of somebody who was added. */
  onPublished: (added?: string) => void
}

export function PersonForm({ of, isNew, credit, edited, onPublished }: PersonFormProps) {
  const { t: messages } = useTexts('staff-people')
  const { draft, errorOf, isChanged } = edited
  useWarnBeforeLeaving(isChanged)

  const change = (changed: Partial<PersonDraft>) =>
    edited.change(followSuggestion(draft, { ...draft, ...changed }))
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

  return (
    <DraftForm
      of={{ ...edited, change: (next) => edited.change(followSuggestion(draft, next)) }}
      className="form"
      gap={48}
      action={isNew ? people.add : people.publish}
      inputOf={(value) => ({ ...(!isNew && { id: of.id, seen: of.revision }), person: value })}
      words={{
        submit: messages.publish,
        busy: messages.publishing,
        unsaved: messages.unsaved,
        done: messages.published,
      }}
      onDone={(answer) => onPublished('id' in answer ? answer.id : undefined)}
    >
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
        <TextsField name="role" legend={messages.role} hint={messages.roleHint} most={PERSON_LIMITS.role} />
        <TextsField
          name="biography"
          legend={messages.biography}
          hint={messages.biographyHint}
          most={PERSON_LIMITS.biography}
          isLong
        />
      </Part>
      <Part title={messages.parts.career} gap={24}>
        <Qualifications draft={draft} errorOf={errorOf} onChange={change} />
        <TextsField
          name="languages"
          legend={messages.languages}
          hint={messages.languagesHint}
          most={PERSON_LIMITS.languages}
        />
        {text('since', 4)}
        {text('profileUrl', PERSON_LIMITS.url, messages.profileHint)}
      </Part>
    </DraftForm>
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
