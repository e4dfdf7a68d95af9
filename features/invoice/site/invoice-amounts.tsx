import { lineCents } from '#features/invoice/rules/invoice-sums.ts'
import type { InvoiceView } from '#features/invoice/invoice-view.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { LEAST_PAYMENT_CENTS } from '#kernel/least-payment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { PayByVoucher } from '#features/voucher/site/pay-by-voucher.tsx'
import card from '#features/booking/site/price/summary-card.module.css'

/** Rappen that TWINT takes at once. */
const TWINT_CENTS = 5_000_00

/** Lines and sums, and the sign that leads to the payment page: a plain form, so it works without JavaScript. */
export function InvoiceAmounts({ invoice }: { invoice: InvoiceView }) {
  const messages = useMessages('my-invoice')
  const language = useLanguage()
  const { paid: byVoucher } = useMessages('pay-voucher')
  const { lines, totalCents, creditedCents, paidCents, voucherCents, openCents, takesVoucher, reference } =
    invoice
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  return (
    <aside className={card.aside} aria-label={messages.lines.title}>
      <div className={card.plate}>
        <h2>{messages.lines.title}</h2>
        <div className={card.lines}>
          {lines.map((line) => (
            <div key={`${line.title} ${line.detail} ${line.unitCents}`}>
              <span>
                {line.title}
                {line.detail && <small className={`muted ${card.detail}`}>{line.detail}</small>}
              </span>
              <span>{francs(lineCents(line))}</span>
            </div>
          ))}
          <div>
            <span>{messages.lines.total}</span>
            <b>{francs(totalCents)}</b>
          </div>
          {creditedCents > 0 && (
            <div className={card.voucher}>
              <span>{messages.lines.credited}</span>
              <span>{francs(-creditedCents)}</span>
            </div>
          )}
          {paidCents > 0 && (
            <div className={card.voucher}>
              <span>{messages.lines.paid}</span>
              <span>{francs(-paidCents)}</span>
            </div>
          )}
          {voucherCents > 0 && (
            <div className={card.voucher}>
              <small>{byVoucher}</small>
              <small>{francs(voucherCents)}</small>
            </div>
          )}
          {openCents > 0 && openCents < totalCents && (
            <div>
              <span>{messages.lines.open}</span>
              <b>{francs(openCents)}</b>
            </div>
          )}
        </div>
        {openCents > TWINT_CENTS && (
          <p className="small muted">
            {fill(messages.twint, { amount: formatPrice(language, TWINT_CENTS, { code: 'chf' }) })}
          </p>
        )}
        {takesVoucher && <PayByVoucher key={openCents} address={`/api/invoices/${reference}/voucher`} />}
      </div>
      {openCents >= LEAST_PAYMENT_CENTS && (
        <form method="post" action={`/api/invoices/${reference}/payment?${LANGUAGE_QUERY}=${language}`}>
          <TrailSign wide type="submit" className={card.total} note={francs(openCents)}>
            {messages.pay}
          </TrailSign>
        </form>
      )}
    </aside>
  )
}
