import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './quote-page.module.css'
import { useQuoteChange } from './use-quote-change.ts'

/** A question, or another date. */
export function AskAboutQuote({ quote: { reference } }: { quote: QuoteView }) {
  const { ask: messages, working } = useMessages('my-quote')
  const { form, busy, sent, problem, attempt, errorOf, first } = useQuoteChange(
    { reference, change: 'question', done: messages.done },
    (data) => ({ kind: data.get('kind'), text: data.get('text') }),
  )
  const code = errorOf('text')
  return (
    <section className={`${styles.way} stack small-titles`} aria-labelledby="fragen">
      <h2 id="fragen">{messages.title}</h2>
      {sent ? (
        <p role="status">{messages.done}</p>
      ) : (
        <form className={`${styles.form} stack`} {...form}>
          <p>{messages.lead}</p>
          {problem && !code && (
            <FormAlert title={<ProblemText code={problem.code} />} attempt={attempt}>
              <></>
            </FormAlert>
          )}
          <LabelledSelect label={messages.kind} name="kind" defaultValue={first?.['kind'] ?? 'asked'}>
            <option value="asked">{messages.asked}</option>
            <option value="date_wished">{messages.date_wished}</option>
          </LabelledSelect>
          <LabelledTextArea
            label={messages.text}
            error={code && <ProblemText code={code} />}
            name="text"
            rows={3}
            aria-required
            maxLength={QUOTE_LIMITS.note}
            defaultValue={first?.['text']}
          />
          <Button type="submit" aria-disabled={busy}>
            {busy ? working : messages.submit}
          </Button>
        </form>
      )}
    </section>
  )
}
