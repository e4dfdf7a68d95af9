import type { InvoiceSort, StaffInvoiceLine, StaffInvoices } from '#features/invoice/staff/staff-invoice.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import type { Sorting } from '../lists/use-sorting.ts'
import { steepnessOf, useDueText } from './due-text.ts'
import { useReminderName } from './reminder-name.ts'
import styles from './invoices.module.css'

const LOOKS = [undefined, styles.steep1, styles.steep2, styles.steep3, styles.steep4]

interface InvoiceTableProps {
  answer: StaffInvoices
  sorting: Sorting<InvoiceSort>
}

export function InvoiceTable({ answer: { today, invoices }, sorting }: InvoiceTableProps) {
  const { columns } = useMessages('staff-invoices')
  return (
    <ListTable
      columns={[
        { name: columns.invoice, sort: 'customer' },
        { name: columns.issued, sort: 'issued' },
        { name: columns.due, sort: 'due' },
        columns.last,
        { name: columns.open, sort: 'open' },
      ]}
      sorting={sorting}
      isLastRight
      className={styles.table}
    >
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} today={today} />
      ))}
    </ListTable>
  )
}

function Row({ invoice, today }: { invoice: StaffInvoiceLine; today: string }) {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  const dueText = useDueText()
  const reminderName = useReminderName()
  const {
    id,
    number,
    kind,
    status,
    customer,
    issuedOn,
    dueOn,
    openCents,
    totalCents,
    reminders,
    remindedOn,
  } = invoice
  const steepness = steepnessOf(invoice, today)
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  return (
    <tr>
      <th scope="row">
        <span className={classNames(styles.mark, LOOKS[steepness])} aria-hidden="true" />
        <PageLink className={list.title} to={staffPaths.invoice(id)}>
          {number ?? messages.unnumbered}
        </PageLink>
        <small>{customer}</small>
      </th>
      <td className={`num ${list.day}`}>{issuedOn && formatDay(language, issuedOn)}</td>
      <td className={classNames('num', steepness === 4 && list.attention)}>
        {kind === 'invoice' && openCents > 0 && dueOn && dueText(dueOn, today)}
      </td>
      <td>
        {reminders > 0 && remindedOn
          ? `${reminderName(reminders)}, ${formatDay(language, remindedOn)}`
          : messages.statuses[status]}
      </td>
      <td className={classNames(list.right, 'num')}>
        <b>{price(kind === 'invoice' ? openCents : totalCents)}</b>
        {kind === 'invoice' && openCents !== totalCents && (
          <small>{fill(messages.openOf, { amount: price(totalCents) })}</small>
        )}
      </td>
    </tr>
  )
}
