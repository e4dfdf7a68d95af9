import { INVOICE_LIMITS } from '../rules/limits.ts'
import { useTexts } from '#kit/texts.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Input, TextArea } from '#app/ui/fields/inputs.tsx'
import type { DraftValues } from './draft-values.ts'
import styles from './invoices.module.css'

interface TermsFieldsProps {
  values: DraftValues
  wrong: readonly string[]
  onChange: (part: Partial<DraftValues>) => void
}

/** When it was performed, by when it is payable, and what the customer's books want. */
export function TermsFields({ values, wrong, onChange }: TermsFieldsProps) {
  const messages = useTexts('staff-invoices').t.form
  const typed = (name: 'performedFrom' | 'performedTo' | 'dueDays' | 'orderNumber') => ({
    value: values[name],
    'aria-invalid': wrong.includes(name) || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.form}>
      <Field label={messages.performedFrom}>
        {(control) => <Input {...control} type="date" {...typed('performedFrom')} />}
      </Field>
      <Field label={messages.performedTo}>
        {(control) => <Input {...control} type="date" {...typed('performedTo')} />}
      </Field>
      <Field label={messages.dueDays}>
        {(control) => <Input {...control} inputMode="numeric" maxLength={3} {...typed('dueDays')} />}
      </Field>
      <Field label={messages.orderNumber}>
        {(control) => <Input {...control} maxLength={INVOICE_LIMITS.orderNumber} {...typed('orderNumber')} />}
      </Field>
      <div className={styles.wide}>
        <Field label={messages.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={INVOICE_LIMITS.note}
              value={values.note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
