import { INVOICE_LIMITS } from '../rules/limits.ts'
import { useTexts } from '#kit/texts.ts'
import { LabelledInput, LabelledTextArea } from '#app/ui/fields/labelled.tsx'
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
      <LabelledInput label={messages.performedFrom} type="date" {...typed('performedFrom')} />
      <LabelledInput label={messages.performedTo} type="date" {...typed('performedTo')} />
      <LabelledInput label={messages.dueDays} inputMode="numeric" maxLength={3} {...typed('dueDays')} />
      <LabelledInput
        label={messages.orderNumber}
        maxLength={INVOICE_LIMITS.orderNumber}
        {...typed('orderNumber')}
      />
      <div className={styles.wide}>
        <LabelledTextArea
          label={messages.note}
          rows={2}
          maxLength={INVOICE_LIMITS.note}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </div>
  )
}
