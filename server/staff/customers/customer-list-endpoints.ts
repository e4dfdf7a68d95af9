import { z } from 'zod'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#app/routes/staff/customer/customer-list.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listCustomers, readCustomerRows } from '../../customers/list-customers.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const selection = z.object({
  filter: z.enum(CUSTOMER_FILTERS).default('all'),
  q: z.string().overwrite(plainLine).max(MAX_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(CUSTOMER_SORTS),
})
const query = selection.extend(LIST_POSITION).refine(isSortable)
const fileQuery = selection.refine(isSortable)

/** Only the filter of open amounts can be sorted by them: all others are zero. */
function isSortable({ filter, sort }: z.output<typeof selection>): boolean {
  return filter === 'open' || !sort?.endsWith('open')
}

/** The list of all customers, and what is filtered of it as CSV. */
export function customerListEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, messages } = staff
  route('GET', '/customers', 'bookings', 'none', query, async ({ query: selected }) => {
    const { q: search, filter, sort, ...position } = selected
    return listCustomers(db, { filter, search, sort, position })
  })

  listFile(route, staff, {
    path: '/customers.csv',
    list: 'customers',
    needs: 'bookings',
    query: fileQuery,
    read: ({ q: search, filter, sort }, { position, size }) =>
      readCustomerRows(db, { filter, search, sort, position, size }),
    columns: (language) => {
      const { csv } = staffTexts(messages.current(), language, 'staff-lists').customers
      return [
        [csv.name, ({ name }) => name],
        [csv.company, ({ company }) => company ?? ''],
        [csv.email, ({ email }) => email ?? ''],
        [csv.phone, ({ phone }) => phone ?? ''],
        [csv.active, ({ activeAt }) => swissTime(new Date(activeAt)).day],
        [csv.bookings, (customer) => String(customer.bookings)],
        [csv.orders, ({ orders }) => String(orders)],
        [csv.requests, ({ requests }) => String(requests)],
        [csv.quotes, ({ quotes }) => String(quotes)],
        [csv.invoices, ({ invoices }) => String(invoices)],
        [csv.open, ({ openCents }) => fromCents(openCents)],
        [csv.payback, ({ paybackCents }) => fromCents(paybackCents)],
      ]
    },
  })
}
