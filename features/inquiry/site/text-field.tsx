import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { RequestFields } from './request-fields.tsx'

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
    <LabelledInput
      label={label}
      hint={hint}
      {...(isOptional && { optional })}
      {...fields.of(name)}
      name={name}
      defaultValue={fields.first[name]}
      {...input}
    />
  )
}
