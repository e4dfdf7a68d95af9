import { useMessages } from '#site/language/language.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import type { RequestFields } from './request-fields.tsx'

interface SelectFieldProps<Option extends string> {
  fields: RequestFields
  name: string
  label: string
  options: readonly Option[]
  messages: Readonly<Record<Option, string>>
  none?: string
  isRequired?: boolean
}

export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { fields, name, label, options, messages, none, isRequired } = props
  const { open } = useMessages('request-form')
  return (
    <LabelledSelect
      label={label}
      {...fields.of(name)}
      name={name}
      defaultValue={fields.first[name] ?? ''}
      aria-required={isRequired || undefined}
      options={options.map((option) => [option, messages[option]])}
    >
      <option value="">{none ?? open}</option>
    </LabelledSelect>
  )
}
