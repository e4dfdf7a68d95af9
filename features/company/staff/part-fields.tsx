import { use } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { FourTextFields } from '#site/form/four-text-fields.tsx'
import type { FourTexts } from '#i18n/four-texts.ts'
import { Fields, Group } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { EntryList } from './entry-list.tsx'
import type { Draft, DraftFields } from './part-draft.ts'
import { PartFormContext } from './part-form-context.ts'
import type { Shape, ShapedFields } from './shapes.ts'
import { useFactPageName } from './use-fact-page-name.ts'

interface PartFieldsProps {
  fields: ShapedFields
  draft: DraftFields
  /** Of the values: `0.` or `de.`; problems and addresses name a field by it. */
  path?: string
  /** Of the labels: `qualifications.` */
  group?: string
  onChange: (draft: DraftFields) => void
}

export function PartFields({ fields, draft, path = '', group = '', onChange }: PartFieldsProps) {
  return Object.entries(fields).map(([name, shape]) => (
    <PartField
      key={name}
      shape={shape}
      name={`${path}${name}`}
      label={`${group}${name}`}
      draft={draft[name] ?? ''}
      onChange={(changed) => onChange({ ...draft, [name]: changed })}
    />
  ))
}

interface PartFieldProps {
  shape: Shape
  /** `0.quote` */
  name: string
  /** `quote` */
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
}

export function PartField({ shape, name, label: of, draft, onChange }: PartFieldProps) {
  const { part, errorOf } = use(PartFormContext)
  const { t: messages } = useTexts('staff-company')
  const pageName = useFactPageName()
  const label = (messages.fields[part] as Record<string, string>)[of] ?? of
  const hint = (messages.hints as Record<string, Record<string, string>>)[part]?.[of]
  const error = errorOf(name)
  switch (shape.kind) {
    case 'texts':
      return (
        <FourTextFields
          name={name}
          legend={shape.optional ? `${label} ${messages.optional}` : label}
          {...(hint && { hint })}
          most={shape.most}
          isLong={shape.isLong ?? false}
          texts={draft as unknown as FourTexts}
          errorOf={errorOf}
          onChange={(texts) => onChange(texts)}
        />
      )
    case 'tick':
      return (
        <Checkbox checked={draft === true} onChange={(event) => onChange(event.target.checked)}>
          {label}
        </Checkbox>
      )
    case 'ticks': {
      const chosen = draft as readonly string[]
      return (
        <Group legend={label} hint={hint}>
          <Fields gap={4}>
            {shape.of.map((each) => (
              <Checkbox
                key={each}
                checked={chosen.includes(each)}
                onChange={({ target }) =>
                  onChange(shape.of.filter((one) => (one === each ? target.checked : chosen.includes(one))))
                }
              >
                {pageName(each)}
              </Checkbox>
            ))}
          </Fields>
        </Group>
      )
    }
    case 'group':
      return <PartFields fields={shape.fields} draft={draft as DraftFields} onChange={onChange} />
    case 'groups':
      return shape.keys.map((key) => (
        <fieldset key={key} className="entry">
          <legend>{isLanguage(key) ? LANGUAGE_NAMES[key] : pageName(key)}</legend>
          <PartFields
            fields={shape.fields}
            draft={(draft as DraftFields)[key] as DraftFields}
            path={`${name && `${name}.`}${key}.`}
            onChange={(changed) => onChange({ ...(draft as DraftFields), [key]: changed })}
          />
        </fieldset>
      ))
    case 'list':
      return (
        <EntryList
          shape={shape}
          path={name && `${name}.`}
          group={of && `${of}.`}
          entries={draft as readonly DraftFields[]}
          renderFields={(fields) => <PartFields {...fields} />}
          onChange={onChange}
        />
      )
    default: {
      const most = shape.kind === 'line' ? shape.most : shape.kind === 'whole' ? shape.digits : 12
      const isOptional = shape.kind === 'francs' || (shape.kind === 'line' && shape.optional)
      return (
        <LabelledInput
          label={label}
          {...(isOptional && { optional: messages.optional })}
          hint={hint}
          error={error}
          name={`${part}.${name}`}
          type={shape.kind === 'time' ? 'time' : 'text'}
          inputMode={inputModeOf(shape)}
          maxLength={shape.kind === 'time' ? undefined : most}
          autoComplete="off"
          value={draft as string}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  }
}

function inputModeOf(shape: Shape) {
  if (shape.kind === 'whole') return 'numeric'
  if (shape.kind === 'francs') return 'decimal'
  return (shape.kind === 'line' && shape.mode) || 'text'
}

function isLanguage(key: string): key is Language {
  return (LANGUAGES as readonly string[]).includes(key)
}
