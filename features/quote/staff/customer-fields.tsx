import { QUOTE_LIMITS, type QuoteCustomer } from '../rules/quote-document.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { QuotePart } from './quote-part.ts'
import styles from './quotes.module.css'

const WIDTHS = {
  company: 3,
  name: 3,
  email: 3,
  phone: 3,
  street: 3,
  postalCode: 1,
  city: 2,
} as const satisfies Record<keyof QuoteCustomer, number>

/** For whom, in which language, valid until when. */
export function CustomerFields({ document, set, errorOf }: QuotePart) {
  const { t: messages } = useTexts('staff-quotes')
  const { customer, language, validUntil } = document
  return (
    <Section title={messages.who}>
      <div className={styles.fields}>
        {(Object.keys(WIDTHS) as (keyof QuoteCustomer)[]).map((name) => (
          <div key={name} data-width={WIDTHS[name]}>
            <LabelledInput
              label={messages[name]}
              error={errorOf(`customer.${name}`)}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={QUOTE_LIMITS[name]}
              value={customer[name]}
              onChange={({ target }) => set({ customer: { ...customer, [name]: target.value } })}
            />
          </div>
        ))}
        <div data-width="3">
          <LabelledSelect
            label={messages.language}
            value={language}
            onChange={({ target }) =>
              set({ language: LANGUAGES.find((each) => each === target.value) ?? language })
            }
            options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
          />
        </div>
        <div data-width="3">
          <LabelledInput
            label={messages.validUntil}
            error={errorOf('validUntil')}
            type="date"
            required
            value={validUntil}
            onChange={({ target }) => target.value && set({ validUntil: target.value })}
          />
        </div>
      </div>
    </Section>
  )
}
