import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  INVOICE_FILTERS,
  INVOICE_SORTS,
  MAX_INVOICE_SEARCH,
  type StaffInvoices,
} from '#features/invoice/staff/staff-invoice.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { useMay } from '../role/staff-role.ts'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { AgeBar } from './age-bar.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'

/** All invoices: what is open by its age, and the rest. */
export default function InvoicesView() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const list = useListQuery({
    part: 'invoices',
    filters: INVOICE_FILTERS,
    initialFilter: 'open',
    searchFilter: 'all',
    sorts: INVOICE_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/invoices'>(`/invoices?${list.asked}`, { keep: true })

  return (
    <>
      <StaffHead title={messages.title} lead={value ? leadOf(value.money) : ''}>
        <ExportList path="/invoices.csv" asked={list.shown} />
        <ExportPayments />
        <WriteInvoice />
      </StaffHead>
      {value?.accountMissing && <AccountMissing />}
      {value && <AgeBar money={value.money} />}
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_INVOICE_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.invoices.length === 0 && (
        <EmptyState title={list.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.invoices.length > 0 && <InvoiceTable answer={value} sorting={list.sorting} />}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
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

function WriteInvoice() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  // Of this view, so that pressing twice begins one.
  const [id] = useState(() => crypto.randomUUID())
  async function write(): Promise<void> {
    const answer = await submit(() => postStaff<'/invoices'>('/invoices', { id, language }))
    if (!answer) return
    if (answer.ok) await navigate(staffPaths.invoice(answer.value.id))
    else toast.refused(answer.refusal)
  }
  return (
    <TrailSign size="sm" aria-disabled={busy} onClick={() => void write()}>
      {messages.write}
    </TrailSign>
  )
}

function ExportPayments() {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const toast = useResultToast()
  const save = () =>
    void saveFile(`/invoice-payments.csv?lng=${language}`).then((saved) => {
      if (!saved.ok) toast.refused(saved.refusal)
    })
  return (
    <Button size="sm" onClick={save}>
      {messages.exportPayments}
    </Button>
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
