import type { ComponentProps, ReactNode } from 'react'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { formatPrice } from '#i18n/format.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ErrorText, Field } from '#site/ui/fields/field.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Checkbox, Radio } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { VoucherInput } from '#features/voucher/site/voucher-input.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './quote-page.module.css'
import { useQuoteChange } from './use-quote-change.ts'

const TEXT_FIELDS = ['name', 'orderNumber', 'company', 'street', 'postalCode', 'city'] as const
type TextField = (typeof TEXT_FIELDS)[number]
const OPTIONAL: readonly TextField[] = ['orderNumber', 'company']

type Acceptance = ReturnType<typeof useAcceptance>

export function useAcceptance({ reference, version, dates, termsVersion }: QuoteView) {
  const { accept: messages } = useMessages('my-quote')
  return useQuoteChange({ reference, change: 'acceptance', done: messages.done }, (form) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const date = form.get('date')
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)]))
    return {
      ...texts,
      version,
      terms: termsVersion,
      voucher: text('voucher').trim(),
      date: date === null ? (dates.length === 1 ? 0 : null) : Number(date),
      ...(form.get('agreed') && { agreed: true }),
    }
  })
}

/** Who accepts, for which date, and where the invoice goes. */
export function AcceptFields({ quote, acceptance }: { quote: QuoteView; acceptance: Acceptance }) {
  const { accept: messages } = useMessages('my-quote')
  const voucher = useMessages('pay-voucher')
  const { problem, attempt, errorOf, first } = acceptance
  const { invoiceTo, dates, version, termsVersion } = quote
  const typed: Readonly<Record<string, string>> = first ?? { ...invoiceTo }
  const error = (field: string) => {
    const code = errorOf(field)
    return code ? <ProblemText code={code} /> : undefined
  }
  const fieldProps = { typed, error }
  const needsDate = problem?.code === 'choose_date'
  return (
    <section className={`${styles.accept} small-titles`} aria-labelledby="annehmen">
      <h2 id="annehmen">{messages.title}</h2>
      {problem && (
        <FormAlert title={<ProblemText code={problem.code} />} attempt={attempt}>
          <></>
        </FormAlert>
      )}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="terms" value={termsVersion} />
      {dates.length > 1 && (
        <fieldset className={styles.dates}>
          <legend>{messages.date}</legend>
          {dates.map(({ text, held }, index) => (
            <Radio
              key={text}
              name="date"
              value={index}
              defaultChecked={first ? first['date'] === String(index) : held}
            >
              {text}
              {held && <small className={styles.small}>{messages.held}</small>}
            </Radio>
          ))}
          {needsDate && (
            <ErrorText>
              <ProblemText code="choose_date" />
            </ErrorText>
          )}
        </fieldset>
      )}
      <div className={styles.pair}>
        <TextInput name="name" autoComplete="name" {...fieldProps} />
        <TextInput name="orderNumber" {...fieldProps} />
      </div>
      <TextInput name="company" autoComplete="organization" {...fieldProps} />
      <TextInput name="street" autoComplete="street-address" {...fieldProps} />
      <div className={styles.place}>
        <TextInput name="postalCode" autoComplete="postal-code" inputMode="numeric" {...fieldProps} />
        <TextInput name="city" autoComplete="address-level2" {...fieldProps} />
      </div>
      {quote.people !== null && (
        <Field
          label={voucher.label}
          optional={messages.optional}
          hint={voucher.quoteHint}
          error={problem?.code.startsWith('voucher_') && <ProblemText code={problem.code} />}
        >
          {(control) => <VoucherInput name="voucher" defaultValue={typed['voucher']} {...control} />}
        </Field>
      )}
      <div>
        <Checkbox
          name="agreed"
          value="on"
          aria-required
          defaultChecked={first?.['agreed'] === 'on'}
          aria-invalid={errorOf('agreed') ? true : undefined}
        >
          {messages.agree}
        </Checkbox>
        <p className="small">
          <AcceptedTerms version={termsVersion} text={messages.terms} />
        </p>
        {errorOf('agreed') && (
          <ErrorText>
            <ProblemText code="agreed" />
          </ErrorText>
        )}
      </div>
    </section>
  )
}

interface TextInputProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  name: TextField
  typed: Readonly<Record<string, string>>
  error: (field: string) => ReactNode
}

function TextInput({ name, typed, error, ...input }: TextInputProps) {
  const { accept: messages } = useMessages('my-quote')
  const isOptional = OPTIONAL.includes(name)
  return (
    <LabelledInput
      label={messages[name]}
      {...(isOptional && { optional: messages.optional })}
      error={error(name)}
      name={name}
      aria-required={isOptional ? undefined : true}
      maxLength={QUOTE_LIMITS[name]}
      defaultValue={typed[name]}
      {...input}
    />
  )
}

export function AcceptSign({ quote, acceptance }: { quote: QuoteView; acceptance: Acceptance }) {
  const { accept: messages, working } = useMessages('my-quote')
  const language = useLanguage()
  return (
    <TrailSign
      type="submit"
      wide
      aria-disabled={acceptance.busy}
      note={formatPrice(language, quote.totalCents, { code: 'chf' })}
    >
      {acceptance.busy ? working : messages.submit}
    </TrailSign>
  )
}
