import { useSearchParams } from 'react-router'
import {
  VOUCHER_FILTERS,
  VOUCHER_SORTS,
  type StaffVoucherLine,
  type VoucherFilter,
  type VoucherSort,
} from '#features/voucher/desk/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ErrorState } from '../error-state.tsx'
import list from '../list.module.css'
import { ListTable } from '../list-table.tsx'
import { LoadingState } from '../loading-state.tsx'
import { Pagination, readPosition } from '../pagination.tsx'
import { saveFile } from '../save-file.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { CodeField } from './code-field.tsx'
import { VoucherStanding } from './voucher-standing.tsx'
import styles from './vouchers.module.css'

interface Wish {
  filter: VoucherFilter
  sort: VoucherSort
  q: string
}

/** The voucher desk: the field for a code, and every voucher below it. */
export default function VouchersView() {
  const messages = useMessages('staff-vouchers')
  const language = useLanguage()
  const tell = useResultToast()
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const filter = VOUCHER_FILTERS.find((each) => each === query.get('filter')) ?? (q ? 'all' : 'open')
  const sort = VOUCHER_SORTS.find((each) => each === query.get('sort')) ?? 'newest'
  const wish: Wish = { filter, sort, q }
  const asked = new URLSearchParams({ ...wish, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/vouchers'>(`/vouchers?${asked}`)
  const { columns } = messages

  async function save(): Promise<void> {
    const saved = await saveFile(`/vouchers.csv?${new URLSearchParams({ ...wish, lng: language })}`)
    if (!saved.ok) tell.refused(saved.refusal)
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <Button size="sm" onClick={() => void save()}>
          {messages.csvSave}
        </Button>
      </StaffHead>
      <CodeField
        key={q}
        value={q}
        onSearch={(wanted) => setQuery({ view: 'vouchers', ...(wanted && { q: wanted }) })}
      />
      <div className={`${list.tools} ${styles.tools}`}>
        <div className={list.chips} role="group" aria-label={messages.filter}>
          {VOUCHER_FILTERS.map((each) => (
            <Chip
              key={each}
              to={addressOf({ ...wish, filter: each })}
              current={each === filter}
              preventScrollReset
            >
              {messages.filters[each]}
            </Chip>
          ))}
        </div>
        <Field label={messages.sort}>
          {(control) => (
            <Select
              size="sm"
              value={sort}
              onChange={({ target }) => setQuery({ view: 'vouchers', ...wish, sort: target.value })}
              {...control}
            >
              {VOUCHER_SORTS.map((each) => (
                <option key={each} value={each}>
                  {messages.sorts[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.vouchers.length === 0 && <EmptyState title={q ? messages.nothingFound : messages.empty} />}
      {value && value.vouchers.length > 0 && (
        <ListTable
          columns={[columns.voucher, columns.buyer, columns.standing, columns.validUntil, columns.rest]}
          isLastRight
        >
          {value.vouchers.map((voucher) => (
            <Row key={voucher.id} voucher={voucher} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={addressOf(wish)} />
    </>
  )
}

function Row({ voucher }: { voucher: StaffVoucherLine }) {
  const messages = useMessages('staff-vouchers')
  const language = useLanguage()
  const { id, lastFour, kind, order, standing, validUntil, restCents, initialCents, currency, test } = voucher
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  return (
    <tr>
      <th scope="row">
        <PageLink className={`${list.title} num`} to={staffPaths.voucher(id)}>
          <span className="visually-hidden">{messages.columns.voucher} </span>… {lastFour}
        </PageLink>
        <small>{messages.kinds[kind]}</small>
      </th>
      <td>
        {order.name ?? order.email ?? messages.facts.unknown}
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
      <td className={`num ${list.right}`}>
        {price(restCents)}
        {restCents !== initialCents && <small>{fill(messages.of, { amount: price(initialCents) })}</small>}
      </td>
    </tr>
  )
}

function addressOf({ filter, sort, q }: Wish): string {
  return `${staffPaths.part('vouchers')}&${new URLSearchParams({ filter, sort, ...(q && { q }) })}`
}
