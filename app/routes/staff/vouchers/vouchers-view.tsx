import { useSearchParams } from 'react-router'
import {
  VOUCHER_FILTERS,
  VOUCHER_SORTS,
  type StaffVoucherLine,
  type VoucherFilter,
} from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ErrorState } from '../api/error-state.tsx'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination, readPosition } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { CodeField } from './code-field.tsx'
import { VoucherStanding } from './voucher-standing.tsx'
import styles from './vouchers.module.css'

/** The voucher desk: the field for a code, and every voucher below it. */
export default function VouchersView() {
  const messages = useMessages('staff-vouchers')
  const desk = useFirstFocus<HTMLDivElement>()
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const filter = VOUCHER_FILTERS.find((each) => each === query.get('filter')) ?? (q ? 'all' : 'open')
  const sorting = useSorting(VOUCHER_SORTS)
  const shown = { filter, q, ...sorting.asked }
  const asked = new URLSearchParams({ ...shown, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/vouchers'>(`/vouchers?${asked}`, { keep: true })
  const { columns } = messages

  function addressOf(next: VoucherFilter): string {
    const rest = new URLSearchParams({ filter: next, ...(q && { q }), ...sorting.asked })
    return `${staffPaths.part('vouchers')}&${rest}`
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/vouchers.csv" asked={shown} />
      </StaffHead>
      <div ref={desk}>
        <CodeField
          key={q}
          value={q}
          onSearch={(wanted) =>
            setQuery({ view: 'vouchers', ...(wanted && { q: wanted }), ...sorting.asked })
          }
        />
      </div>
      <div className={`${list.tools} ${styles.tools}`}>
        <div className={list.chips} role="group" aria-label={messages.filter}>
          {VOUCHER_FILTERS.map((each) => (
            <Chip key={each} to={addressOf(each)} current={each === filter} preventScrollReset>
              {messages.filters[each]}
            </Chip>
          ))}
        </div>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.vouchers.length === 0 && <EmptyState title={q ? messages.nothingFound : messages.empty} />}
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
          sorting={sorting}
          isLastRight
        >
          {value.vouchers.map((voucher) => (
            <Row key={voucher.id} voucher={voucher} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={addressOf(filter)} />
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
      <td>
        <VoucherStanding standing={standing}>{messages.standings[standing]}</VoucherStanding>
        {test && <small>{messages.test}</small>}
      </td>
      <td className="num">{formatDay(language, validUntil)}</td>
      <td className="num">{price(initialCents)}</td>
      <td className={`num ${list.right}`}>{price(restCents)}</td>
    </tr>
  )
}
