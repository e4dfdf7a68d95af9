import { type CurrencyNotation, fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'

interface PriceProps {
  priceInCents: number
  salePriceInCents: number | null
  currency: CurrencyNotation
  /** 'ab CHF 100.00' */
  isFrom?: boolean
  className?: string | undefined
}

export function Price({ priceInCents, salePriceInCents, currency, isFrom = false, className }: PriceProps) {
  const messages = useMessages('common').offer
  const language = useLanguage()
  const now = formatPrice(language, salePriceInCents ?? priceInCents, currency)
  return (
    <p className={classNames('num', className)}>
      {salePriceInCents !== null && (
        <>
          <span className="visually-hidden">{messages.previousPrice} </span>
          <s>{formatPrice(language, priceInCents, currency)}</s>{' '}
        </>
      )}
      {isFrom ? fill(messages.from, { price: now }) : now}
    </p>
  )
}
