import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { payableCents, refundableCents } from '#features/order/order.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import styles from './success-page.module.css'

export function OrderLines({ order }: { order: OrderSummary }) {
  const messages = useMessages('success')
  const language = useLanguage()
  const price = (cents: number) => formatPrice(language, cents, { code: order.currency })
  const goneBack = (
    [
      [messages.refundedAmount, order.refundedCents],
      [messages.withdrawnAmount, order.withdrawnCents],
    ] as const
  ).filter(([, cents]) => cents > 0)
  const { voucherCents, voucherReturned, voucherReturnedCents } = order
  const paid =
    voucherCents > 0
      ? [
          [voucherReturned ? messages.voucherReturned : messages.byVoucher, price(-voucherCents)],
          ...(!voucherReturned && voucherReturnedCents > 0
            ? [[messages.voucherReturned, price(voucherReturnedCents)]]
            : []),
          [messages.paidAmount, price(payableCents(order))],
        ]
      : []
  return (
    <div className={styles.lines}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{messages.lines}</th>
            <th scope="col" className="right">
              {messages.quantity}
            </th>
            <th scope="col" className="right">
              {messages.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={`${line.productTitle} ${line.variantTitle} ${JSON.stringify(line.gift)}`}>
              <td>
                {line.productTitle}
                {line.variantTitle && <span className="small muted"> {line.variantTitle}</span>}
                {line.gift && <GiftFacts gift={line.gift} />}
              </td>
              <td className="right">{line.quantity}</td>
              <td className="right">{price(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {messages.total}
            </th>
            <td className="right">{price(order.totalCents)}</td>
          </tr>
          {paid.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className="right">{amount}</td>
            </tr>
          ))}
          {goneBack.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className="right">{price(cents)}</td>
            </tr>
          ))}
          {goneBack.length > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {messages.keptAmount}
              </th>
              <td className="right">{price(refundableCents(order))}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {order.contestedCents > 0 && <p>{messages.contested}</p>}
      {order.changedVouchers.length > 0 && (
        <ul className="small muted">
          {order.changedVouchers.map(({ lastFour, amountCents, balanceCents, voided }) => (
            <li key={lastFour}>
              {fill(voided ? messages.voucherVoided : messages.voucherLeft, {
                code: lastFour,
                amount: price(balanceCents),
                of: price(amountCents),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whom a voucher is for. */
function GiftFacts({ gift: { recipient, sender, message, email, day, delivery } }: { gift: VoucherGift }) {
  const { gift: messages } = useMessages('success')
  const language = useLanguage()
  const facts = [
    recipient && fill(messages.recipient, { name: recipient }),
    sender && fill(messages.sender, { name: sender }),
    email && day && fill(messages.mailOn, { email, day: formatDay(language, day) }),
    email && !day && fill(messages.mailNow, { email }),
    delivery && messages.byPost,
    message,
  ].filter((fact) => typeof fact === 'string')
  return (
    <ul className={`small muted ${styles.gift}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
