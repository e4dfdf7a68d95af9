import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { formatFrancs } from '#i18n/format.ts'
import { FormAlert } from '../../../form/form-alert.tsx'
import { AcceptedTerms } from '../../../legal/accepted-terms.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { ErrorText, Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Radio } from '../../../ui/inputs.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { VoucherInput } from '../voucher-input.tsx'
import { ProblemText } from './problem-text.tsx'
import styles from './quote-page.module.css'
import { useQuoteChange } from './use-quote-change.ts'

type Acceptance = ReturnType<typeof useAcceptance>

export function useAcceptance({ reference, version, dates, termsVersion }: QuoteView) {
  const { accept: messages } = useMessages('my-quote')
  return useQuoteChange({ reference, change: 'acceptance', done: messages.done }, (form) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const date = form.get('date')
    return {
      version,
      terms: termsVersion,
      name: text('name'),
      company: text('company'),
      street: text('street'),
      postalCode: text('postalCode'),
      city: text('city'),
      orderNumber: text('orderNumber'),
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
  const needsDate = problem?.code === 'choose_date'
  return (
    <section className={styles.accept} aria-labelledby="annehmen">
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
        <Field label={messages.name} error={error('name')}>
          {(control) => (
            <Input
              name="name"
              autoComplete="name"
              aria-required
              maxLength={QUOTE_LIMITS.name}
              defaultValue={typed['name']}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.orderNumber} optional={messages.optional} error={error('orderNumber')}>
          {(control) => (
            <Input
              name="orderNumber"
              maxLength={QUOTE_LIMITS.orderNumber}
              defaultValue={typed['orderNumber']}
              {...control}
            />
          )}
        </Field>
      </div>
      <Field label={messages.company} optional={messages.optional} error={error('company')}>
        {(control) => (
          <Input
            name="company"
            autoComplete="organization"
            maxLength={QUOTE_LIMITS.company}
            defaultValue={typed['company']}
            {...control}
          />
        )}
      </Field>
      <Field label={messages.street} error={error('street')}>
        {(control) => (
          <Input
            name="street"
            autoComplete="street-address"
            aria-required
            maxLength={QUOTE_LIMITS.street}
            defaultValue={typed['street']}
            {...control}
          />
        )}
      </Field>
      <div className={styles.place}>
        <Field label={messages.postalCode} error={error('postalCode')}>
          {(control) => (
            <Input
              name="postalCode"
              autoComplete="postal-code"
              inputMode="numeric"
              aria-required
              maxLength={QUOTE_LIMITS.postalCode}
              defaultValue={typed['postalCode']}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.city} error={error('city')}>
          {(control) => (
            <Input
              name="city"
              autoComplete="address-level2"
              aria-required
              maxLength={QUOTE_LIMITS.city}
              defaultValue={typed['city']}
              {...control}
            />
          )}
        </Field>
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

export function AcceptSign({ quote, acceptance }: { quote: QuoteView; acceptance: Acceptance }) {
  const { accept: messages, working } = useMessages('my-quote')
  const language = useLanguage()
  return (
    <TrailSign
      type="submit"
      wide
      aria-disabled={acceptance.busy}
      note={formatFrancs(language, quote.totalCents)}
    >
      {acceptance.busy ? working : messages.submit}
    </TrailSign>
  )
}
