import {
  VOUCHER_FILTERS,
  VOUCHER_SORTS,
  type StaffVoucherLine,
} from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ErrorState } from '../api/error-state.tsx'
import list from '../lists/list.module.css'
import { ListChips } from '../lists/list-tools.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { CodeField } from './code-field.tsx'
import { VoucherStanding } from './voucher-standing.tsx'
import styles from './vouchers.module.css'

/** The voucher desk: the field for a code, and every voucher below it. */
export default function VouchersView() {
  const messages = useMessages('staff-vouchers')
  const desk = useFirstFocus<HTMLDivElement>()
  const query = useListQuery({
    part: 'vouchers',
    filters: VOUCHER_FILTERS,
    initialFilter: 'open',
    searchFilter: 'all',
    sorts: VOUCHER_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/vouchers'>(`/vouchers?${query.asked}`, { keep: true })
  const { columns } = messages

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/vouchers.csv" asked={query.shown} />
      </StaffHead>
      <div ref={desk}>
        <CodeField key={query.search} value={query.search} onSearch={query.onFind} />
      </div>
      <div className={`${list.tools} ${styles.tools}`}>
        <ListChips list={query} messages={messages} />
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.vouchers.length === 0 && (
        <EmptyState title={query.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.vouchers.length > 0 && (
        <ListTable
          columns={[
            { name: columns.voucher, sort: 'issued' },
            columns.buyer,
            columns.standing,
            { name: columns.validUntil, sort: 'until' },
            { name: columns.value, sort: 'value' },
            columns.rest,
          ]}
          sorting={query.sorting}
          amounts={2}
        >
          {value.vouchers.map((voucher) => (
            <Row key={voucher.id} voucher={voucher} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={query.addressOf(query.filter)} />
    </>
  )
}

function Row({ voucher }: { voucher: StaffVoucherLine }) {
  const messages = useMessages('staff-vouchers')
  const language = useLanguage()
  const { id, lastFour, kind, order, standing, validUntil, restCents, initialCents } = voucher
  const { currency, issuedAt, test } = voucher
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  return (
    <tr>
      <th scope="row">
        <PageLink className={`${list.title} num`} to={staffPaths.voucher(id)}>
          <span className="visually-hidden">{messages.columns.voucher} </span>… {lastFour}
        </PageLink>
        <small>
          {messages.kinds[kind]}, {formatDay(language, swissTime(new Date(issuedAt)).day)}
        </small>
      </th>
      <td>
        {order.name ?? order.email ?? messages.facts.unknown}
        {order.recipient && <small>{fill(messages.recipient, { name: order.recipient })}</small>}
        {order.number !== null && (
          <small className="num">
            {fill(order.of === 'order' ? messages.order : messages.ledger.booking, { number: order.number })}
          </small>
        )}
      </td>
      <td className={list.whole}>
        <VoucherStanding standing={standing}>{messages.standings[standing]}</VoucherStanding>
        {test && <small>{messages.test}</small>}
      </td>
      <td className={`num ${list.day}`}>{formatDay(language, validUntil)}</td>
      <td className={`num ${list.right}`}>{price(initialCents)}</td>
      <td className={`num ${list.right}`}>{price(restCents)}</td>
    </tr>
  )
}
