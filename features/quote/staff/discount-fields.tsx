import { plainAmount } from '../document/describe-quote.ts'
import { QUOTE_LIMITS, type QuoteDiscount } from '../rules/quote-document.ts'
import { fill } from '#i18n/format.ts'
import { toCents } from '#kernel/amount.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { CloseIcon } from '#site/ui/pictures/icons.tsx'
import { Input, Select } from '#site/ui/fields/inputs.tsx'
import { useTexts } from '#kit/texts.ts'
import { AmountInput } from './amount-input.tsx'
import type { QuotePart } from './quote-part.ts'
import styles from './quotes.module.css'

interface DiscountFieldsProps extends Pick<QuotePart, 'document' | 'set'> {
  error: string | undefined
  /** What it takes off. */
  cents: number
}

/** In percent, on one line or on all, with the reason that stands on the quote. */
export function DiscountFields({ document: { discount, lines }, set, error, cents }: DiscountFieldsProps) {
  const { t: messages, language } = useTexts('staff-quotes')
  if (!discount) return null
  const change = (part: Partial<QuoteDiscount>) => set({ discount: { ...discount, ...part } })
  return (
    <div className={styles.discount} role="group" aria-label={messages.discount}>
      <AmountInput
        label={messages.discountPercent}
        value={discount.percent ?? 0}
        textOf={(value) => String(value / 100)}
        read={toPercent}
        onChange={(percent) => change({ percent, cents: null })}
      />
      <span>%</span>
      <Select
        aria-label={messages.discountLine}
        value={discount.line ?? ''}
        onChange={({ target }) => change({ line: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{messages.onAll}</option>
        {lines.map(({ text }, index) => (
          <option key={index} value={index}>
            {fill(messages.onLine, { n: index + 1 })}
            {text && `, ${text}`}
          </option>
        ))}
      </Select>
      <Input
        aria-label={messages.discountReason}
        placeholder={messages.discountReason}
        aria-invalid={error ? true : undefined}
        maxLength={QUOTE_LIMITS.reason}
        value={discount.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <span className={`num ${styles.amount}`}>{plainAmount(language, -cents)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.removeDiscount}
        onClick={() => set({ discount: null })}
      >
        <CloseIcon />
      </button>
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}

/** Hundredths of a percent. */
function toPercent(text: string): number | undefined {
  const value = toCents(text)
  return value !== undefined && value >= 1 && value <= 10_000 ? value : undefined
}
