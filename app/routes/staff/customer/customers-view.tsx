import { useSearchParams } from 'react-router'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import styles from '../lists/list.module.css'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination, readPosition } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import {
  CUSTOMER_FILTERS,
  CUSTOMER_SORTS,
  type CustomerFilter,
  type ListedCustomer,
} from './customer-list.ts'

/** Everybody who booked, ordered or asked. */
export default function CustomersView() {
  const { customers: messages } = useMessages('staff-lists')
  const [query, setQuery] = useSearchParams()
  const language = useLanguage()
  const filter = CUSTOMER_FILTERS.find((each) => each === query.get('filter')) ?? 'all'
  const search = query.get('q') ?? ''
  const sorting = useSorting(CUSTOMER_SORTS)
  const shown = { filter, q: search, ...sorting.asked }
  const asked = new URLSearchParams({ lng: language, ...shown, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/customers'>(`/customers?${asked}`, { keep: true })
  const { columns } = messages

  /** Only who has money open is sorted by it. */
  function sortIn(next: CustomerFilter) {
    return next === 'open' || !sorting.sort?.endsWith('open') ? sorting.asked : {}
  }

  function address(next: CustomerFilter): string {
    const rest = new URLSearchParams({ filter: next, ...(search && { q: search }), ...sortIn(next) })
    return `${staffPaths.part('customers')}&${rest}`
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/customers.csv" asked={shown} />
      </StaffHead>
      <ListTools
        label={messages.filter}
        filters={CUSTOMER_FILTERS}
        names={messages.filters}
        counts={value?.counts}
        current={filter}
        addressOf={address}
        search={{
          label: messages.search,
          find: messages.find,
          value: search,
          maxLength: MAX_SEARCH,
          onFind: (wanted) =>
            setQuery({ view: 'customers', filter, ...(wanted && { q: wanted }), ...sorting.asked }),
        }}
      />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.customers.length === 0 && (
        <EmptyState title={search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.customers.length > 0 && (
        <ListTable
          columns={[
            { name: columns.name, sort: 'name' },
            columns.contact,
            { name: columns.active, sort: 'active' },
            columns.what,
            filter === 'open' ? { name: columns.open, sort: 'open' } : columns.open,
          ]}
          sorting={sorting}
          isLastRight
        >
          {value.customers.map((customer) => (
            <Row key={customer.customer} customer={customer} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={address(filter)} />
    </>
  )
}

function Row({ customer: { customer, company, email, phone, ...of } }: { customer: ListedCustomer }) {
  const { customers: list } = useMessages('staff-lists')
  const search = useMessages('staff-search')
  const language = useLanguage()
  const name = of.name || email || phone || ''
  const counts = [
    of.bookings > 0 && plural(language, of.bookings, search.bookings),
    of.orders > 0 && plural(language, of.orders, search.orders),
    of.requests > 0 && plural(language, of.requests, list.requests),
  ]
  return (
    <tr>
      <th scope="row">
        <PageLink className={styles.title} to={staffPaths.customer(customer)}>
          {name}
        </PageLink>
        {company && <small>{company}</small>}
      </th>
      <td>
        {email && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
        {phone && (
          <div className="num">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </div>
        )}
      </td>
      <td className={`num ${styles.day}`}>{formatDay(language, swissTime(new Date(of.activeAt)).day)}</td>
      <td className={styles.whole}>{counts.filter(Boolean).join(', ')}</td>
      <td className={`num ${styles.right}`}>
        {of.openCents > 0 && formatPrice(language, of.openCents, { code: 'chf' })}
      </td>
    </tr>
  )
}
