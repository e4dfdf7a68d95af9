import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../language/language.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Input } from '../ui/fields/inputs.tsx'
import type { RequestFields } from './request-fields.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'defaultValue' | 'children'> {
  fields: RequestFields
  name: string
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
}

export function TextField({ fields, name, label, hint, isOptional, ...input }: TextFieldProps) {
  const { optional } = useMessages('request-form')
  return (
    <Field label={label} hint={hint} {...(isOptional && { optional })} {...fields.of(name)}>
      {(control) => <Input name={name} defaultValue={fields.first[name]} {...input} {...control} />}
    </Field>
  )
}
