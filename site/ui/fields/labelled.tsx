import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Input, Select, TextArea } from './inputs.tsx'

type OfField = Omit<FieldProps, 'children'>
type Labelled<Control> = OfField & Omit<Control, keyof OfField>

export function LabelledInput(props: Labelled<ComponentProps<typeof Input>>) {
  const [field, own] = apart(props)
  return <Field {...field}>{(control) => <Input {...control} {...own} />}</Field>
}

export function LabelledTextArea(props: Labelled<ComponentProps<typeof TextArea>>) {
  const [field, own] = apart(props)
  return <Field {...field}>{(control) => <TextArea {...control} {...own} />}</Field>
}

interface SelectOptions {
  /** Below those that stand between the tags. */
  options?: readonly (readonly [value: string | number, text: ReactNode])[] | undefined
}

export function LabelledSelect({
  options = [],
  children,
  ...props
}: Labelled<ComponentProps<typeof Select>> & SelectOptions) {
  const [field, own] = apart(props)
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} {...own}>
          {children}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function apart<Props extends OfField>({ id, label, optional, hint, error, ...own }: Props) {
  return [{ id, label, optional, hint, error }, own] as const
}
