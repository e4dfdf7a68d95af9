import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { PiecesTable } from './pieces.tsx'
import type { StaffOrderPage } from './staff-order-page.ts'

/** What returned, with what the buyer got for it. */
export function OrderReturns({ page }: { page: StaffOrderPage }) {
  const { t, moment, price } = useTexts('staff-orders')
  const { comeBack: messages, money } = t
  return page.returns.map((made) => {
    const cents = made.voucherCents + made.cardCents
    const facts = [
      made.restocked ? messages.inStock : messages.notInStock,
      made.isRefused
        ? money.failed
        : cents > 0 && fill(messages.gave, { amount: price(cents, page.order.currency) }),
    ]
    return (
      <section key={made.id} aria-label={messages.came}>
        <header className="ruled">
          <h2>{messages.came}</h2>
          <p className="num">{[moment(made.at), ...facts].filter(Boolean).join(', ')}</p>
        </header>
        <PiecesTable page={page} pieces={made.lines} />
      </section>
    )
  })
}
