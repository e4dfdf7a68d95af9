import type { ComponentProps } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import type { RequestFields } from './request-fields.tsx'

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
    <LabelledTextArea
      label={label}
      hint={hint}
      {...(isOptional && { optional })}
      {...fields.of(name)}
      name={name}
      defaultValue={fields.first[name]}
      {...area}
    />
  )
}
