import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ClashText } from './date-fields.tsx'
import styles from './quotes.module.css'

/** What else is at the dates, and why that does not matter; nothing without a clash. The field is `override`. */
export function ClashQuestion({ clashes, wrong }: { clashes: QuoteClash[]; wrong: string | undefined }) {
  const messages = useMessages('staff-quotes')
  if (clashes.length === 0) return null
  return (
    <>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={`${clash.date} ${clash.id}`}>
            <ClashText clash={clash} />
          </li>
        ))}
      </ul>
      <p>{messages.sendClash}</p>
      <Field label={messages.override} error={wrong}>
        {(control) => <Input name="override" maxLength={QUOTE_LIMITS.reason} {...control} />}
      </Field>
    </>
  )
}

/** Undefined: a clash without a reason. */
export function readOverride(data: FormData, clashes: QuoteClash[]): string | undefined {
  const override = String(data.get('override') ?? '').trim()
  return clashes.length > 0 && override === '' ? undefined : override
}
