import type { StaffOrderEvent, StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import sheet from '../invoices/invoices.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'

/** Newest on top. */
export function OrderHistory({ page }: { page: StaffOrderPage }) {
  const { history: messages, money } = useMessages('staff-orders')
  const language = useLanguage()
  const at = useFormatDateTime()
  const price = (cents: number) => formatPrice(language, cents, { code: page.order.currency })
  const nameOf = ({ what, number }: StaffOrderEvent) =>
    what === 'sent' && number === null
      ? messages.what.sentAndBack
      : what === 'refund_failed'
        ? money.failed
        : fill(messages.what[what], { n: number ?? '' })
  return (
    <section className={sheet.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      <ol className={sheet.history}>
        {page.history.map((event, index) => (
          <li key={`${index} ${event.at}`}>
            {[nameOf(event), event.cents !== null && price(event.cents)].filter(Boolean).join(', ')}{' '}
            <small>{[at(event.at), event.by].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
