import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { LabelledTextArea } from '#app/ui/fields/labelled.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './quote-page.module.css'
import { useQuoteChange } from './use-quote-change.ts'

/** Folded: easy to find, hard to hit. */
export function DeclineQuote({ quote: { reference } }: { quote: QuoteView }) {
  const { decline: messages, accept, working } = useMessages('my-quote')
  const { form, busy, problem, attempt, first } = useQuoteChange(
    { reference, change: 'decline', done: messages.done },
    (data) => ({ reason: data.get('reason') }),
  )
  return (
    <section className={styles.way} aria-labelledby="ablehnen">
      <h2 id="ablehnen">{messages.title}</h2>
      <details className={styles.unfold} open={first !== null}>
        <summary className="button">{messages.submit}</summary>
        <form className={styles.form} {...form}>
          <p>{messages.lead}</p>
          {problem && (
            <FormAlert title={<ProblemText code={problem.code} />} attempt={attempt}>
              <></>
            </FormAlert>
          )}
          <LabelledTextArea
            label={messages.reason}
            optional={accept.optional}
            name="reason"
            rows={2}
            maxLength={QUOTE_LIMITS.reason}
            defaultValue={first?.['reason']}
          />
          <Button type="submit" aria-disabled={busy}>
            {busy ? working : messages.submit}
          </Button>
        </form>
      </details>
    </section>
  )
}
