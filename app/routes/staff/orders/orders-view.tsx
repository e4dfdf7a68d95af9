import { payableCents, refundableCents } from '#features/order/order.ts'
import {
  MAX_ORDER_SEARCH,
  ORDER_FILTERS,
  ORDER_SORTS,
  type StaffOrder,
  type StaffOrderLine,
  type StaffOrderVoucher,
} from '#features/order/staff/staff-order.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { AcceptedTerms } from '../../../legal/accepted-terms.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { LoadingState } from '../api/loading-state.tsx'
import { OrderFulfilment } from './order-fulfilment.tsx'
import { OrderRefund } from './order-refund.tsx'
import { VoucherReturn } from './voucher-return.tsx'
import { nameUse } from './vouchers-in-use.tsx'

interface VoucherFactsProps {
  voucher: StaffOrderVoucher
  price: (cents: number) => string
}

export default function OrdersView() {
  const { orders: messages } = useMessages('staff-desk')
  const list = useListQuery({
    part: 'orders',
    filters: ORDER_FILTERS,
    initialFilter: 'all',
    searchFilter: 'all',
    sorts: ORDER_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/orders'>(`/orders?${list.asked}`, { keep: true })
  const { columns } = messages

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/orders.csv" asked={list.shown} />
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_ORDER_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.orders.length === 0 && (
        <EmptyState title={list.search || list.filter !== 'all' ? messages.nothingFound : messages.empty} />
      )}
      {value && value.orders.length > 0 && (
        <ListTable
          columns={[
            columns.order,
            { name: columns.buyer, sort: 'buyer' },
            columns.content,
            columns.state,
            { name: columns.total, sort: 'total' },
          ]}
          sorting={list.sorting}
          isLastRight
        >
          {value.orders.map((order) => (
            <Row key={order.number} order={order} onChanged={reload} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
    </>
  )
}

function Row({ order, onChanged }: { order: StaffOrder; onChanged: () => void }) {
  const { orders: messages } = useMessages('staff-desk')
  const language = useLanguage()
  const { number, placedAt, name, email, address, lines, state, needsAttention, test, refundedCents } = order
  const price = (cents: number) => formatPrice(language, cents, { code: order.currency })
  const keptCents = refundableCents(order)
  return (
    <tr>
      <th scope="row" className="num">
        <PageLink className={styles.title} to={staffPaths.order(number)}>
          {number}
        </PageLink>
        <small className={styles.day}>{formatDay(language, swissTime(new Date(placedAt)).day)}</small>
      </th>
      <td className={styles.address}>
        {name}
        {email && (
          <small>
            <a href={`mailto:${email}`}>{email}</a>
          </small>
        )}
        {address && <small>{address}</small>}
      </td>
      <td className={styles.articles}>
        {lines.map((line) => (
          <LineFacts key={`${line.title} ${JSON.stringify(line.gift)}`} line={line} />
        ))}
        {order.vouchers.map((voucher) => (
          <VoucherFacts key={voucher.lastFour} voucher={voucher} price={price} />
        ))}
      </td>
      <td>
        {messages.states[state === 'fulfilled' ? 'paid' : state]}
        {order.fulfilledAt && (
          <div>
            <span className={styles.sent}>
              {fill(messages.fulfilment.sentOn, {
                day: formatDay(language, swissTime(new Date(order.fulfilledAt)).day),
              })}
            </span>
          </div>
        )}
        {!order.fulfilledAt && order.parcels > 0 && (
          <small>{plural(language, order.parcels, messages.fulfilment.partly)}</small>
        )}
        {needsAttention.map((reason) => (
          <div key={reason} className={styles.attention}>
            {messages.attention[reason]}
          </div>
        ))}
        {test && <small>{messages.test}</small>}
        {order.termsVersion && (
          <small>
            <AcceptedTerms version={order.termsVersion} text={messages.terms} />
          </small>
        )}
      </td>
      <td className={`num ${styles.right}`}>
        {price(order.totalCents)}
        {order.voucherCents > 0 && (
          <small>
            {fill(order.voucherReturned ? messages.backOnVoucher : messages.byVoucher, {
              amount: price(order.voucherCents),
            })}
          </small>
        )}
        {refundedCents > 0 && <small>{fill(messages.refund.back, { amount: price(refundedCents) })}</small>}
        {order.withdrawnCents > 0 && (
          <small>{fill(messages.refund.withdrawn, { amount: price(order.withdrawnCents) })}</small>
        )}
        {keptCents > 0 && keptCents < payableCents(order) && (
          <small>{fill(messages.refund.kept, { amount: price(keptCents) })}</small>
        )}
        {order.contestedCents > 0 && (
          <small>{fill(messages.refund.contested, { amount: price(order.contestedCents) })}</small>
        )}
        {order.refundOnItsWayCents > 0 && (
          <small>{fill(messages.refund.onItsWay, { amount: price(order.refundOnItsWayCents) })}</small>
        )}
        <div className={styles.buttons}>
          <OrderFulfilment order={order} onDone={onChanged} />
          <VoucherReturn order={order} onDone={onChanged} />
          <OrderRefund order={order} onDone={onChanged} />
        </div>
      </td>
    </tr>
  )
}

/** What was ordered, and whom a voucher is for. */
function LineFacts({ line: { title, gift, giftQueuedAt } }: { line: StaffOrderLine }) {
  const { gift: messages } = useMessages('staff-desk').orders
  const language = useLanguage()
  const { recipient, sender, message, email, day, delivery } = gift ?? {}
  const sentOn = giftQueuedAt && formatDay(language, swissTime(new Date(giftQueuedAt)).day)
  const facts = [
    recipient && fill(messages.recipient, { name: recipient }),
    sender && fill(messages.sender, { name: sender }),
    email && sentOn && fill(messages.mailed, { email, day: sentOn }),
    email && !sentOn && day && fill(messages.mailOn, { email, day: formatDay(language, day) }),
    email && !sentOn && !day && fill(messages.mailNow, { email }),
    delivery && messages.byPost,
    message,
  ].filter((fact) => typeof fact === 'string')
  return (
    <div>
      {title}
      {facts.map((fact) => (
        <small key={fact} className={styles.written}>
          {fact}
        </small>
      ))}
    </div>
  )
}

function VoucherFacts({ voucher, price }: VoucherFactsProps) {
  const { vouchers: messages } = useMessages('staff-desk').orders
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
