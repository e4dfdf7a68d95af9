import type { InvoiceView } from '#features/invoice/invoice-view.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { usePrivateForm } from '#app/form/behaviour/use-private-form.ts'
import styles from './order-number-form.module.css'

/** The company's own number, added or corrected while something is open; without JavaScript a plain form. */
export function OrderNumberForm({ invoice }: { invoice: InvoiceView }) {
  const all = useMessages('my-invoice')
  const { orderNumber: messages } = all
  const language = useLanguage()
  const { form, busy, problem, attempt, errorOf } = usePrivateForm(
    {
      action: `/api/invoices/${invoice.reference}/order-number?${LANGUAGE_QUERY}=${language}`,
      done: messages.done,
    },
    (data) => ({ orderNumber: data.get('orderNumber') }),
  )
  const isWrong = errorOf('orderNumber') !== undefined
  const problems: Partial<Record<string, string>> = all.problems
  return (
    <section className={styles.section} aria-labelledby="bestellnummer">
      <h2 id="bestellnummer">{invoice.orderNumber ? messages.correct : messages.add}</h2>
      <form className={styles.form} {...form}>
        {problem && !isWrong && (
          <FormAlert title={problems[problem.code] ?? all.problems.failed} attempt={attempt}>
            <></>
          </FormAlert>
        )}
        <LabelledInput
          label={all.facts.orderNumber}
          hint={messages.hint}
          error={isWrong && messages.wrong}
          name="orderNumber"
          autoComplete="off"
          maxLength={INVOICE_LIMITS.orderNumber}
          defaultValue={invoice.orderNumber ?? ''}
          aria-required
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </form>
    </section>
  )
}
