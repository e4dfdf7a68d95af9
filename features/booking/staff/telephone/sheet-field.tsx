import type { FieldProblem } from '#kernel/field-problem.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { Input, TextArea } from '#site/ui/fields/inputs.tsx'
import type { SheetFields, TelephoneDraft } from './telephone-draft.ts'
import styles from './telephone.module.css'

type TextName = {
  [Name in keyof TelephoneDraft]-?: TelephoneDraft[Name] extends string ? Name : never
}[keyof TelephoneDraft]

const LIMITS: Partial<Record<TextName, number>> = BOOKING_LIMITS

interface SheetFieldProps {
  fields: SheetFields
  name: TextName
  label: ReactNode
  optional?: string
  hint?: string
  /** More than one line. */
  rows?: number
  input?: ComponentProps<typeof Input>
}

export function SheetField({ fields, name, label, rows, input, ...look }: SheetFieldProps) {
  const { draft, problems, change } = fields
  const textOf = useProblemText()
  const problem = problems.find(
    ({ field }) => field === name || (name === 'names' && field.startsWith('participants')),
  )
  const shared = { name, value: draft[name] }
  return (
    <Field label={label} {...look} error={problem && textOf(problem)}>
      {(control) =>
        rows ? (
          <TextArea
            rows={rows}
            onChange={(event) => change({ [name]: event.target.value })}
            {...shared}
            {...control}
          />
        ) : (
          <Input
            autoComplete="off"
            maxLength={LIMITS[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            {...input}
            {...shared}
            {...control}
          />
        )
      }
    </Field>
  )
}

/** Says how to fix it. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { problems } = useMessages('staff-telephone')
  return ({ field, code }) => {
    const name = field.startsWith('participants') ? 'participants' : field
    const { invalid, ...required } = problems
    const texts: Record<string, unknown> = code === 'required' || name === 'participants' ? required : invalid
    const text = texts[name]
    return typeof text === 'string' ? text : problems.other
  }
}

/** A numbered block of the sheet. */
export function SheetBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
