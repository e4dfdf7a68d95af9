import { staffPaths } from '#site/staff-paths.ts'
import { fill, plural } from '#i18n/format.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import type { ListedCustomer } from './customer-list.ts'
import { customerList, customers } from './customer.contract.ts'

/** Everybody who booked, ordered or asked, or has a quote or an invoice. */
export default function CustomersPage() {
  const { t: texts, dayOf, price } = useTexts('staff-lists')
  const { customers: t } = texts
  const { columns } = t
  return (
    <ListView
      of={customers.list}
      shape={customerList}
      words={t}
      file={customers.csv}
      counts={(answer) => answer.counts}
      rows={(answer) => answer.customers.map((customer) => ({ ...customer, id: customer.customer }))}
      columns={[
        {
          title: columns.name,
          sort: 'name',
          cell: ({ customer, name, company, email, phone }) => (
            <RowTitle to={staffPaths.customer(customer)} note={company}>
              {name || email || phone}
            </RowTitle>
          ),
        },
        { title: columns.contact, cell: (customer) => <Contact {...customer} /> },
        { title: columns.active, sort: 'active', kind: 'day', cell: ({ activeAt }) => dayOf(activeAt) },
        { title: columns.what, kind: 'whole', cell: (customer) => <Counts {...customer} /> },
        {
          title: columns.open,
          sort: 'open',
          kind: 'amount',
          cell: ({ openCents, paybackCents }) => (
            <>
              {openCents > 0 && price(openCents)}
              {paybackCents > 0 && <small>{fill(t.payback, { amount: price(paybackCents) })}</small>}
            </>
          ),
        },
      ]}
    />
  )
}

function Contact({ email, phone }: ListedCustomer) {
  return (
    <>
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
    </>
  )
}

function Counts({ bookings, orders, requests, quotes, invoices }: ListedCustomer) {
  const { t, language } = useTexts('staff-lists')
  const { t: search } = useTexts('staff-search')
  const counts = [
    [bookings, search.bookings],
    [orders, search.orders],
    [requests, t.customers.requests],
    [quotes, t.customers.quotes],
    [invoices, t.customers.invoices],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => plural(language, count, words))
    .join(', ')
}
