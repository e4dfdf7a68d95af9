import { fill } from '#i18n/format.ts'
import { History, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffOrderEvent, StaffOrderPage } from './staff-order-page.ts'

/** Newest on top. */
export function OrderHistory({ page }: { page: StaffOrderPage }) {
  const { t, price, moment } = useTexts('staff-orders')
  const { history: messages, money, audit } = t
  const words: Readonly<Record<string, string>> = {
    ...audit.money,
    ...audit.daily_work,
    ...messages.what,
    refund_failed: money.failed,
  }
  const nameOf = ({ what, number }: StaffOrderEvent) =>
    fill(words[what === 'sent' && number === null ? 'sentAndBack' : what] ?? what, { n: number ?? '' })
  return (
    <Section title={messages.title}>
      <History
        entries={page.history.map((event) => [
          [nameOf(event), event.cents !== null && price(event.cents, page.order.currency)]
            .filter(Boolean)
            .join(', '),
          [moment(event.at), event.by].filter(Boolean).join(', '),
          event.text && <p className="written">{event.text}</p>,
        ])}
      />
    </Section>
  )
}
