import { phoneLink } from '#kernel/telephone-number.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
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
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS, type ListedCustomer } from './customer-list.ts'

/** Everybody who booked, ordered or asked, or has a quote or an invoice. */
export default function CustomersView() {
  const { customers: messages } = useMessages('staff-lists')
  const list = useListQuery({
    part: 'customers',
    filters: CUSTOMER_FILTERS,
    initialFilter: 'all',
    sorts: CUSTOMER_SORTS,
    // Only who has money open is sorted by it.
    canSort: (next, sort) => next === 'open' || !sort.endsWith('open'),
  })
  const { value, problem, reload } = useLoaded<'/customers'>(`/customers?${list.asked}`, { keep: true })
  const { columns } = messages

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/customers.csv" asked={list.shown} />
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.customers.length === 0 && (
        <EmptyState title={list.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.customers.length > 0 && (
        <ListTable
          columns={[
            { name: columns.name, sort: 'name' },
            columns.contact,
            { name: columns.active, sort: 'active' },
            columns.what,
            list.filter === 'open' ? { name: columns.open, sort: 'open' } : columns.open,
          ]}
          sorting={list.sorting}
          isLastRight
        >
          {value.customers.map((customer) => (
            <Row key={customer.customer} customer={customer} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
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
    of.quotes > 0 && plural(language, of.quotes, list.quotes),
    of.invoices > 0 && plural(language, of.invoices, list.invoices),
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
            <a href={phoneLink(phone)}>{phone}</a>
          </div>
        )}
      </td>
      <td className={`num ${styles.day}`}>{formatDay(language, swissTime(new Date(of.activeAt)).day)}</td>
      <td className={styles.whole}>{counts.filter(Boolean).join(', ')}</td>
      <td className={`num ${styles.right}`}>
        {of.openCents > 0 && formatPrice(language, of.openCents, { code: 'chf' })}
        {of.paybackCents > 0 && (
          <small>
            {fill(list.payback, { amount: formatPrice(language, of.paybackCents, { code: 'chf' }) })}
          </small>
        )}
      </td>
    </tr>
  )
}
