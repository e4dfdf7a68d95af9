import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill } from '#i18n/format.ts'
import { Note } from '#kit/layout.tsx'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { overdueLevel, useDueText, useReminderName } from './due-texts.ts'
import { invoiceList, invoices } from './invoice.contract.ts'
import type { OpenMoney, StaffInvoiceLine } from './staff-invoice.ts'
import styles from './invoices.module.css'

const AGES = [
  ['notDue', 'notDueCents', styles.overdue1],
  ['to30', 'to30Cents', styles.overdue2],
  ['to60', 'to60Cents', styles.overdue3],
  ['over60', 'over60Cents', styles.overdue4],
] as const

/** What is open by age: length is the amount, and the hachures are denser the longer it is overdue. */
function AgeBar({ money }: { money: OpenMoney }) {
  const { t, price } = useTexts('staff-invoices')
  const { ages } = t
  const open = AGES.filter(([, cents]) => money[cents] > 0)
  if (open.length === 0) return null
  return (
    <ul
      className={styles.ages}
      aria-label={ages.label}
      style={{ gridTemplateColumns: open.map(([, cents]) => `minmax(7.5rem, ${money[cents]}fr)`).join(' ') }}
    >
      {open.map(([name, cents, look]) => (
        <li key={name}>
          <span className={`${styles.bar} ${look}`} />
          <b className="num">{price(money[cents])}</b>
          <small>{ages[name]}</small>
        </li>
      ))}
    </ul>
  )
}

const LOOKS = [undefined, styles.overdue1, styles.overdue2, styles.overdue3, styles.overdue4]

/** All invoices: what is open by its age, and the rest. */
export default function InvoicesPage() {
  const { t, day, price } = useTexts('staff-invoices')
  const { columns } = t
  const dueText = useDueText()
  const reminderName = useReminderName()
  return (
    <ListView
      of={invoices.list}
      shape={invoiceList}
      words={{ ...t, lead: (answer) => (answer ? leadOf(answer.money) : '') }}
      file={invoices.csv}
      actions={
        <>
          <ExportPayments />
          <WriteInvoice />
        </>
      }
      above={(answer) => (
        <>
          {answer.accountMissing && <AccountMissing />}
          <AgeBar money={answer.money} />
        </>
      )}
      counts={(answer) => answer.counts}
      rows={(answer) => answer.invoices}
      className={styles.table}
      columns={({ today }) => [
        {
          title: columns.invoice,
          sort: 'customer',
          cell: (invoice) => (
            <>
              <span
                className={classNames(styles.mark, LOOKS[overdueLevel(invoice, today)])}
                aria-hidden="true"
              />
              <RowTitle to={staffPaths.invoice(invoice.id)} note={invoice.customer}>
                {invoice.number ?? t.unnumbered}
              </RowTitle>
            </>
          ),
        },
        {
          title: columns.issued,
          sort: 'issued',
          kind: 'day',
          cell: ({ issuedOn }) => issuedOn && day(issuedOn),
        },
        {
          title: columns.due,
          sort: 'due',
          kind: 'num',
          cell: (invoice) =>
            invoice.kind === 'invoice' &&
            invoice.openCents > 0 &&
            invoice.dueOn && (
              <span className={overdueLevel(invoice, today) === 4 ? 'attention' : undefined}>
                {dueText(invoice.dueOn, today)}
              </span>
            ),
        },
        {
          title: columns.last,
          cell: ({ reminders, remindedOn, status }) =>
            reminders > 0 && remindedOn
              ? `${reminderName(reminders)}, ${day(remindedOn)}`
              : t.statuses[status],
        },
        { title: columns.open, sort: 'open', kind: 'amount', cell: (invoice) => <Open {...invoice} /> },
      ]}
    />
  )

  function leadOf({ notDueCents, to30Cents, to60Cents, over60Cents }: OpenMoney) {
    const overdue = to30Cents + to60Cents + over60Cents
    if (notDueCents + overdue === 0) return t.leadNone
    if (overdue === 0) return fill(t.leadOnTime, { amount: price(notDueCents) })
    return fill(t.lead, { amount: price(notDueCents + overdue), overdue: price(overdue) })
  }
}

function Open({ kind, openCents, totalCents }: StaffInvoiceLine) {
  const { t, price } = useTexts('staff-invoices')
  return (
    <>
      <b>{price(kind === 'invoice' ? openCents : totalCents)}</b>
      {kind === 'invoice' && openCents !== totalCents && (
        <small>{fill(t.openOf, { amount: price(totalCents) })}</small>
      )}
    </>
  )
}

function WriteInvoice() {
  const { t, language } = useTexts('staff-invoices')
  const navigate = useNavigate()
  // Of this page, so that pressing twice begins one.
  const [id] = useState(() => crypto.randomUUID())
  const { busy, send } = useAction(invoices.write, {
    onDone: (written) => void navigate(staffPaths.invoice(written.id)),
  })
  return (
    <TrailSign size="sm" aria-disabled={busy} onClick={() => void send({ id, language })}>
      {t.write}
    </TrailSign>
  )
}

function ExportPayments() {
  const { t } = useTexts('staff-invoices')
  const { busy, save } = useAction(invoices.payments)
  return (
    <Button size="sm" aria-disabled={busy} onClick={() => void save({})}>
      {t.exportPayments}
    </Button>
  )
}

function AccountMissing() {
  const { t } = useTexts('staff-invoices')
  const mayTell = useMay('company')
  return (
    <Note>
      {t.accountMissing}{' '}
      {mayTell && <PageLink to={staffPaths.fact('bankAccount', 'iban')}>{t.tellAccount}</PageLink>}
    </Note>
  )
}
