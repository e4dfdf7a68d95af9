import { useState } from 'react'
import { formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { NoPermission } from '../role/no-permission.tsx'
import { useMay } from '../role/staff-role.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { CallLink } from './call-link.tsx'
import { CustomerContact } from './customer-contact.tsx'
import type { CustomerFile, CustomerRow } from './customer-file.ts'
import { CustomerRows } from './customer-rows.tsx'
import styles from './customer.module.css'

/** Everything of one customer, on one time line. */
export default function CustomerView({ customer }: { customer: string }) {
  return useMay('bookings') ? <Loaded customer={customer} /> : <NoPermission />
}

function Loaded({ customer }: { customer: string }) {
  const messages = useMessages('staff-customer')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/customers/:id'>(
    `/customers/${encodeURIComponent(customer)}?lng=${language}`,
  )
  return (
    <>
      <p className={styles.back}>
        <PageLink className="go" to={staffPaths.part('customers')}>
          <ArrowIcon back />
          {messages.back}
        </PageLink>
      </p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Customer file={value.customer} customer={customer} onChanged={reload} />}
    </>
  )
}

const FILTERS: Record<'all' | 'bookings' | 'money' | 'mails' | 'notes', readonly CustomerRow['kind'][]> = {
  all: ['booking', 'order', 'voucher', 'voucher_use', 'request', 'quote', 'invoice', 'mail', 'note'],
  bookings: ['booking'],
  money: ['booking', 'order', 'voucher', 'voucher_use', 'invoice'],
  mails: ['mail'],
  notes: ['note'],
}
type Filter = keyof typeof FILTERS

interface CustomerProps {
  file: CustomerFile
  customer: string
  onChanged: () => void
}

function Customer({ file, customer, onChanged }: CustomerProps) {
  const messages = useMessages('staff-customer')
  const language = useLanguage()
  const [filter, setFilter] = useState<Filter>('all')
  const name = file.name || file.company || file.email || file.phone || messages.unnamed
  useViewTitle(name)
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const { sums, filters } = messages
  const of = (which: Filter) => file.rows.filter(({ kind }) => FILTERS[which].includes(kind))
  const facts: [string, string][] = [
    [sums.open, price(file.openCents)],
    ...(file.paybackCents > 0 ? [[sums.payback, price(file.paybackCents)] as [string, string]] : []),
    [sums.paid, price(file.paidCents)],
    [sums.credit, price(file.creditCents)],
    [sums.events, String(file.events)],
  ]
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.crumb}>{[messages.title, file.company].filter(Boolean).join(' / ')}</p>
          <h1>{name}</h1>
        </div>
        <div className={styles.tools}>
          <CallLink file={file} />
          {file.email && (
            <a className="button button--sm" href={`mailto:${file.email}`}>
              {messages.write}
            </a>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          <dl className={styles.sums}>
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{text}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.filters} role="group" aria-label={filters.label}>
            {(Object.keys(FILTERS) as Filter[]).map((each) => (
              <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
                {filters[each]} <span className="num">{of(each).length}</span>
              </button>
            ))}
          </div>
          <CustomerRows rows={of(filter)} onChanged={onChanged} />
        </div>
        <CustomerContact file={file} customer={customer} onChanged={onChanged} />
      </div>
    </>
  )
}
