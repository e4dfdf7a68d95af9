import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import { email, flag, listOf, withFallback } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import type { CustomerFile } from './customer-file.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS, type CustomerList } from './customer-list.ts'

export const customerList = listOf({
  filters: CUSTOMER_FILTERS,
  first: 'all',
  sorts: CUSTOMER_SORTS,
  // Only who has money open is sorted by it: of all others it is zero.
  canSort: (filter, sort) => filter === 'open' || sort !== 'open',
  searchLength: MAX_SEARCH,
})

/** Everybody who booked, ordered or asked, or has a quote or an invoice; named by something of theirs. */
export const customers = contract(
  {
    permission: 'bookings',
    refusals: refusals({
      unknown_customer: 'missing',
      unknown_booking: 'missing',
      address_of_another: 'conflict',
      no_permission: 'forbidden',
    }),
    missing: 'unknown_customer',
    subject: 'customer',
    id: /^[a-z]+\.[\da-f-]{36}$/i,
  },
  {
    list: get('/customers', customerList.fields).answers<CustomerList>(),
    csv: file('/customers.csv', customerList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/customers/:id').answers<{ customer: CustomerFile }>(),
    /** Of everything of theirs. `unite`: whoever has the address already is the same person; both were shown. */
    correctEmail: post(
      '/customers/:id/email',
      { email: email(), unite: withFallback(flag(), false) },
      { risk: 'changes_access', audit: 'customer_email_corrected' },
    ),
  },
)
