import type { ComponentProps } from 'react'
import { useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextArea } from '../ui/fields/inputs.tsx'
import type { RequestFields } from './request-fields.ts'

interface LongTextFieldProps extends Omit<ComponentProps<'textarea'>, 'name' | 'defaultValue' | 'children'> {
  fields: RequestFields
  name: string
  label: string
  hint?: string
  isOptional?: boolean
}

export function LongTextField({ fields, name, label, hint, isOptional, ...area }: LongTextFieldProps) {
  const { optional } = useMessages('request-form')
  return (
    <Field label={label} hint={hint} {...(isOptional && { optional })} {...fields.of(name)}>
      {(control) => <TextArea name={name} defaultValue={fields.first[name]} {...area} {...control} />}
    </Field>
  )
}
