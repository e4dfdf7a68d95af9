import type { InvoiceOfBooking } from '#features/booking/rules/booking-view.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import styles from './my-booking-page.module.css'

/** What was sent for a booking, each with the link to its private page. */
export function BookingInvoices({ invoices }: { invoices: readonly InvoiceOfBooking[] }) {
  const messages = useMessages('my-booking').invoices
  const language = useLanguage()
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  if (invoices.length === 0) return null
  const stateOf = ({ kind, openCents, dueOn, isCredited }: InvoiceOfBooking) => {
    if (kind === 'credit_note') return ''
    if (openCents > 0)
      return fill(messages.open, { amount: francs(openCents), day: formatDay(language, dueOn) })
    return isCredited ? messages.credited : messages.paid
  }
  return (
    <section aria-labelledby="rechnungen">
      <h2 id="rechnungen" className={styles.invoices}>
        {messages.title}
      </h2>
      <dl className={`${rows.rows} ${styles.facts}`}>
        {invoices.map((invoice) => {
          const { number, kind, part, totalCents, reference } = invoice
          const name = kind === 'credit_note' ? messages.creditNote : messages.parts[part]
          return (
            <div key={number}>
              <dt>{name}</dt>
              <dd>
                <PageLink to={paths.myInvoice(reference)} className="num">
                  {number}
                </PageLink>
                <span className="num">, {francs(kind === 'credit_note' ? -totalCents : totalCents)}</span>
                {kind === 'invoice' && <small className="muted"> {stateOf(invoice)}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
