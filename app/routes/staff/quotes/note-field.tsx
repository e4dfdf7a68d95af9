import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/inputs.tsx'
import type { QuotePart } from './quote-part.ts'
import styles from './quotes.module.css'

export function NoteField({ document: { note }, set }: QuotePart) {
  const messages = useMessages('staff-quotes')
  return (
    <section className={styles.section}>
      <Field label={messages.note}>
        {(control) => (
          <TextArea
            rows={3}
            maxLength={QUOTE_LIMITS.note}
            value={note}
            onChange={({ target }) => set({ note: target.value })}
            {...control}
          />
        )}
      </Field>
    </section>
  )
}
