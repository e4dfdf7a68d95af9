import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { fill, plural } from '#i18n/format.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { payableCents, refundableCents } from '../order.ts'
import { RefundButton, ReturnVoucher } from './order-refunds.tsx'
import { orderList, orders } from './order.contract.ts'
import { ORDER_FILTERS, type StaffOrder, type StaffOrderLine, type StaffOrderVoucher } from './staff-order.ts'
import { nameUse } from './vouchers-in-use.tsx'

/** What is paid, newest first. */
export default function OrdersPage() {
  const { t: texts, dayOf } = useTexts('staff-desk')
  const { orders: t } = texts
  const { columns, empty, nothingFound } = t
  const reload = useReload()
  return (
    <ListView
      of={orders.list}
      shape={orderList}
      words={{
        ...t,
        empty: {
          ...(Object.fromEntries(ORDER_FILTERS.map((filter) => [filter, nothingFound])) as typeof t.filters),
          all: empty,
        },
      }}
      file={orders.csv}
      counts={(answer) => answer.counts}
      rows={(answer) => answer.orders.map((order) => ({ ...order, id: String(order.number) }))}
      columns={[
        {
          title: columns.order,
          cell: ({ number, placedAt }) => (
            <RowTitle num to={staffPaths.order(number)} note={dayOf(placedAt)}>
              {number}
            </RowTitle>
          ),
        },
        { title: columns.buyer, sort: 'buyer', kind: 'address', cell: (order) => <Buyer {...order} /> },
        { title: columns.content, kind: 'titles', cell: (order) => <Content order={order} /> },
        { title: columns.state, kind: 'whole', cell: (order) => <State order={order} /> },
        {
          title: columns.total,
          sort: 'total',
          kind: 'amount',
          cell: (order) => (
            <>
              <Money order={order} />
              <div className="buttons">
                <Fulfil order={order} onChanged={reload} />
                <ReturnVoucher order={order} onChanged={reload} />
                <RefundButton order={order} onChanged={reload} />
              </div>
            </>
          ),
        },
      ]}
    />
  )
}

function Buyer({ name, email, address }: StaffOrder) {
  return (
    <>
      {name}
      {email && (
        <small>
          <a href={`mailto:${email}`}>{email}</a>
        </small>
      )}
      {address && <small>{address}</small>}
    </>
  )
}

function Content({ order: { lines, vouchers, currency } }: { order: StaffOrder }) {
  const { price } = useTexts('staff-desk')
  return (
    <>
      {lines.map((line) => (
        <LineFacts key={`${line.title} ${JSON.stringify(line.gift)}`} line={line} />
      ))}
      {vouchers.map((voucher) => (
        <VoucherFacts key={voucher.lastFour} voucher={voucher} price={(cents) => price(cents, currency)} />
      ))}
    </>
  )
}

function State({ order }: { order: StaffOrder }) {
  const { t, language, dayOf } = useTexts('staff-desk')
  const { states, fulfilment, attention, test, terms } = t.orders
  const { state, sentAt, parcels, needsAttention, termsVersion } = order
  return (
    <>
      {states[state === 'fulfilled' ? 'paid' : state]}
      {sentAt && (
        <div>
          <span className="sent">{fill(fulfilment.sentOn, { day: dayOf(sentAt) })}</span>
        </div>
      )}
      {!sentAt && parcels > 0 && <small>{plural(language, parcels, fulfilment.partly)}</small>}
      {needsAttention.map((reason) => (
        <div key={reason} className="attention">
          {attention[reason]}
        </div>
      ))}
      {order.test && <small>{test}</small>}
      {termsVersion && (
        <small>
          <AcceptedTerms version={termsVersion} text={terms} />
        </small>
      )}
    </>
  )
}

/** The total, and what became of it. */
function Money({ order }: { order: StaffOrder }) {
  const { t, price: priceOf } = useTexts('staff-desk')
  const { refund, byVoucher, backOnVoucher } = t.orders
  const keptCents = refundableCents(order)
  const price = (cents: number) => priceOf(cents, order.currency)
  const facts: [cents: number, text: string][] = [
    [order.voucherCents, order.voucherReturned ? backOnVoucher : byVoucher],
    [order.refundedCents, refund.back],
    [order.withdrawnCents, refund.withdrawn],
    [keptCents < payableCents(order) ? keptCents : 0, refund.kept],
    [order.contestedCents, refund.contested],
    [order.refundOnItsWayCents, refund.onItsWay],
  ]
  return (
    <>
      {price(order.totalCents)}
      {facts.map(
        ([cents, text]) => cents > 0 && <small key={text}>{fill(text, { amount: price(cents) })}</small>,
      )}
    </>
  )
}

/** Buyers of goods get a mail. */
function Fulfil({ order, onChanged }: { order: StaffOrder; onChanged: () => void }) {
  const { goods, vouchers, open, title, submit, done } = useTexts('staff-desk').t.orders.fulfilment
  const { number, can, shipped } = order
  if (!can.fulfil) return null
  return (
    <AskButton
      action={orders.fulfil}
      fixed={{ id: String(number) }}
      {...{ open, title, submit, done }}
      about={number}
      text={shipped ? goods : vouchers}
      values={{ number }}
      onChanged={onChanged}
    />
  )
}

interface VoucherFactsProps {
  voucher: StaffOrderVoucher
  price: (cents: number) => string
}

/** What was ordered, and whom a voucher is for. */
function LineFacts({ line: { title, gift, giftQueuedAt } }: { line: StaffOrderLine }) {
  const { t, day: dayText, dayOf } = useTexts('staff-desk')
  const { gift: messages } = t.orders
  const { recipient, sender, message, email, day, delivery } = gift ?? {}
  const sentOn = giftQueuedAt && dayOf(giftQueuedAt)
  const facts = [
    recipient && fill(messages.recipient, { name: recipient }),
    sender && fill(messages.sender, { name: sender }),
    email && sentOn && fill(messages.mailed, { email, day: sentOn }),
    email && !sentOn && day && fill(messages.mailOn, { email, day: dayText(day) }),
    email && !sentOn && !day && fill(messages.mailNow, { email }),
    delivery && messages.byPost,
    message,
  ].filter((fact) => typeof fact === 'string')
  return (
    <div>
      {title}
      {facts.map((fact) => (
        <small key={fact} className="written">
          {fact}
        </small>
      ))}
    </div>
  )
}

function VoucherFacts({ voucher, price }: VoucherFactsProps) {
  const { vouchers: messages } = useTexts('staff-desk').t.orders
  const { lastFour, amountCents, balanceCents, voided, uses } = voucher
  if (!voided && balanceCents === amountCents) return null
  const rest = fill(messages.left, { amount: price(balanceCents), of: price(amountCents) })
  return (
    <small>
      {fill(messages.name, { code: lastFour })}:{' '}
      {[voided ? messages.voided : rest, ...uses.map((use) => nameUse(messages, use, price))].join(', ')}
    </small>
  )
}
