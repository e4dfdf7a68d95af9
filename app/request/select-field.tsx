import { useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/inputs.tsx'
import type { RequestFields } from './request-fields.ts'

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
    <Field label={label} {...fields.of(name)}>
      {(control) => (
        <Select
          name={name}
          defaultValue={fields.first[name] ?? ''}
          aria-required={isRequired || undefined}
          {...control}
        >
          <option value="">{none ?? open}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {messages[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
