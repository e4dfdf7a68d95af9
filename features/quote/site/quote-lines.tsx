import { fill } from '#i18n/format.ts'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { useMessages } from '#app/language/language.tsx'
import styles from './quote-page.module.css'

/** The amounts, which add up to the total. */
export function QuoteLines({ quote }: { quote: QuoteView }) {
  const messages = useMessages('my-quote')
  const { lines, discount, total } = quote
  return (
    <dl className={styles.lines}>
      {lines.map(({ text, detail, quantity, price, amount }, index) => (
        // Lines are fixed, and two may say the same.
        <div key={`${index} ${text}`}>
          <dt>
            {text}
            <small className={styles.small}>
              {[quantity === '1' ? '' : fill(messages.perUnit, { quantity, price }), detail]
                .filter(Boolean)
                .join(', ')}
            </small>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {discount && (
        <div className={styles.discount}>
          <dt>
            {discount.text}
            <small className={styles.small}>{discount.reason}</small>
          </dt>
          <dd>{discount.amount}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{messages.total}</dt>
        <dd>CHF {total}</dd>
      </div>
    </dl>
  )
}
