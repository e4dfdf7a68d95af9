import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  INVOICE_FILTERS,
  type InvoiceFilter,
  MAX_INVOICE_SEARCH,
  type StaffInvoices,
} from '#features/invoice/staff/staff-invoice.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { MOST_COUNTED } from '#kernel/list-page.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { ErrorState } from '../error-state.tsx'
import list from '../list.module.css'
import { ListSearch } from '../list-search.tsx'
import { LoadingState } from '../loading-state.tsx'
import { Pagination, readPosition } from '../pagination.tsx'
import { useMay } from '../role/staff-role.ts'
import { saveFile } from '../save-file.ts'
import { postStaff, type StaffProblem } from '../staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { AgeBar } from './age-bar.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'

/** All invoices: what is open by its age, and the rest. */
export default function InvoicesView() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filter = INVOICE_FILTERS.find((each) => each === query.get('filter')) ?? 'open'
  const search = query.get('q') ?? ''
  const asked = new URLSearchParams({ lng: language, filter, q: search, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/invoices'>(`/invoices?${asked}`)

  function address(next: InvoiceFilter): string {
    const rest = new URLSearchParams({ filter: next, ...(search && { q: search }) })
    return `${staffPaths.part('invoices')}&${rest}`
  }

  return (
    <>
      <StaffHead title={messages.title} lead={value ? leadOf(value.money) : ''}>
        <Exports />
        <WriteInvoice />
      </StaffHead>
      {value?.accountMissing && <AccountMissing />}
      {value && <AgeBar money={value.money} />}
      <div className={list.tools}>
        <div className={list.chips} role="group" aria-label={messages.filter}>
          {INVOICE_FILTERS.map((each) => (
            <Chip key={each} to={address(each)} current={each === filter} preventScrollReset>
              {messages.filters[each]}
              {value && <span className="num">{countText(value.counts[each])}</span>}
            </Chip>
          ))}
        </div>
        <ListSearch
          label={messages.search}
          find={messages.find}
          value={search}
          maxLength={MAX_INVOICE_SEARCH}
          onFind={(wanted) =>
            setQuery({ view: 'invoices', filter: wanted ? 'all' : 'open', ...(wanted && { q: wanted }) })
          }
        />
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.invoices.length === 0 && <EmptyState title={search ? messages.nothingFound : messages.empty} />}
      {value && value.invoices.length > 0 && <InvoiceTable answer={value} />}
      <Pagination pages={value} address={address(filter)} />
    </>
  )

  function leadOf({ notDueCents, to30Cents, to60Cents, over60Cents }: StaffInvoices['money']): string {
    const overdue = to30Cents + to60Cents + over60Cents
    if (notDueCents + overdue === 0) return messages.leadNone
    const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
    if (overdue === 0) return fill(messages.leadOnTime, { amount: price(notDueCents) })
    return fill(messages.lead, { amount: price(notDueCents + overdue), overdue: price(overdue) })
  }
}

const countText = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))

function WriteInvoice() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const navigate = useNavigate()
  const tell = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  // Of this view, so that pressing twice begins one.
  const [id] = useState(() => crypto.randomUUID())
  async function write(): Promise<void> {
    const answer = await submit(() => postStaff<'/invoices'>('/invoices', { id, language }))
    if (!answer) return
    if (answer.ok) await navigate(staffPaths.invoice(answer.value.id))
    else tell.refused(answer.refusal)
  }
  return (
    <TrailSign size="sm" aria-disabled={busy} onClick={() => void write()}>
      {messages.write}
    </TrailSign>
  )
}

function Exports() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const tell = useResultToast()
  const save = (path: '/invoices.csv' | '/invoice-payments.csv') =>
    void saveFile(`${path}?lng=${language}`).then((saved) => {
      if (!saved.ok) tell.refused(saved.refusal)
    })
  return (
    <>
      <Button size="sm" onClick={() => save('/invoices.csv')}>
        {messages.exportInvoices}
      </Button>
      <Button size="sm" onClick={() => save('/invoice-payments.csv')}>
        {messages.exportPayments}
      </Button>
    </>
  )
}

function AccountMissing() {
  const messages = useMessages('staff-invoices')
  const mayTell = useMay('company')
  return (
    <p className={styles.notice}>
      {messages.accountMissing}{' '}
      {mayTell && (
        <PageLink to={`${staffPaths.part('company')}#bankAccount.iban`}>{messages.tellAccount}</PageLink>
      )}
    </p>
  )
}
