import { fill, plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import type { StaffOrderPage } from './staff-order-page.ts'
import styles from './orders.module.css'

/** What returned, with what the buyer got for it. */
export function OrderReturns({ page }: { page: StaffOrderPage }) {
  const { t, language, moment, price: priceOf } = useTexts('staff-orders')
  const { comeBack: messages, money, pieces } = t
  const price = (cents: number) => priceOf(cents, page.order.currency)
  return page.returns.map((made) => {
    const cents = made.voucherCents + made.cardCents
    const facts = [
      made.restocked ? messages.inStock : messages.notInStock,
      made.isRefused ? money.failed : cents > 0 && fill(messages.gave, { amount: price(cents) }),
    ]
    return (
      <section key={made.id} aria-label={messages.came}>
        <header className="ruled">
          <h2>{messages.came}</h2>
          <p className="num">{[moment(made.at), ...facts].filter(Boolean).join(', ')}</p>
        </header>
        <table data-kit="amounts" className={styles.rows}>
          <tbody>
            {made.lines.map(({ lineId, quantity }) => {
              const line = page.lines.find(({ id }) => id === lineId)
              return (
                <tr key={lineId}>
                  <th scope="row">{line?.title}</th>
                  <td>{plural(language, quantity, pieces)}</td>
                  <td className="num">{price(quantity * (line?.unitPriceCents ?? 0))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    )
  })
}
