import { useEffect, useRef } from 'react'
import { PageLink } from '#site/page-link.tsx'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { fill, plural } from '#i18n/format.ts'
import { Columns, Facts, History, Note, PageHead, Section, Side, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { overdueLevel, useDueText, useReminderName } from './due-texts.ts'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentList, PAYMENTS } from './payment-list.tsx'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import type { StaffInvoice, StaffInvoiceEvent } from './staff-invoice.ts'
import styles from './invoices.module.css'

/** What was sent, what has been paid of it, and what can be done. */
export function SentInvoice({ invoice, today, onChanged }: SentInvoiceProps) {
  const { t } = useTexts('staff-invoices')
  const { number, kind, recipient, payments, revision } = invoice
  const { company, name, street, houseNumber, postalCode, city } = recipient
  const address = [company, name, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()]
  useViewTitle(number ?? '')
  useFocusOnPayments(revision)
  return (
    <>
      <Head invoice={invoice} today={today} />
      <Columns narrow="21.5rem">
        <Stack gap={32}>
          <Figures invoice={invoice} />
          <Notes invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          {kind === 'invoice' && !isFullyCredited(invoice) && (
            <PaymentForm key={revision} invoice={invoice} today={today} onChanged={onChanged} />
          )}
          {payments.length > 0 && <PaymentList invoice={invoice} onChanged={onChanged} />}
          <Section title={t.invoice.to} gap={8}>
            <p className={styles.address}>{address.filter(Boolean).join('\n')}</p>
            <OrderNumber invoice={invoice} />
          </Section>
          <InvoiceHistory invoice={invoice} />
        </Stack>
        <Side>
          <InvoiceActions invoice={invoice} today={today} onChanged={onChanged} />
        </Side>
      </Columns>
    </>
  )
}

/** The form for a payment starts again with each that is entered, and takes the focus along. */
function useFocusOnPayments(revision: number) {
  const before = useRef(revision)
  useEffect(() => {
    const isChanged = before.current !== revision
    before.current = revision
    if (!isChanged || document.activeElement !== document.body) return
    const payments = document.getElementById(PAYMENTS) ?? document.getElementById('inhalt')
    payments?.focus({ preventScroll: true })
  }, [revision])
}

function Head({ invoice, today }: Pick<SentInvoiceProps, 'invoice' | 'today'>) {
  const { t } = useTexts('staff-invoices')
  const dueText = useDueText()
  const { number, customer, dueOn, status, kind, part } = invoice
  const isInvoice = kind === 'invoice'
  const state = [
    isInvoice && part !== 'whole' && t.invoice.parts[part],
    isInvoice ? t.statuses[status] : t.kinds.credit_note,
  ]
  return (
    <PageHead title={number} quiet={customer}>
      {overdueLevel(invoice, today) > 1 && dueOn ? (
        <p className="attention">{dueText(dueOn, today)}</p>
      ) : (
        <p>{state.filter(Boolean).join(', ')}</p>
      )}
    </PageHead>
  )
}

function Figures({ invoice }: { invoice: StaffInvoice }) {
  const { t, language, day, price } = useTexts('staff-invoices')
  const { facts, times } = t.invoice
  const { openCents, totalCents, issuedOn, dueOn, reminders, kind } = invoice
  const isOpen = openCents > 0
  const sent = [
    [isOpen ? facts.open : facts.total, price(isOpen ? openCents : totalCents)],
    [facts.issued, issuedOn && day(issuedOn)],
  ] as const
  const reminded = [
    [facts.due, dueOn && day(dueOn)],
    [facts.reminded, reminders > 0 ? plural(language, reminders, times) : facts.never],
  ] as const
  return <Facts label={t.title} isLarge facts={kind === 'invoice' ? [...sent, ...reminded] : sent} />
}

/** As sent, or as the customer gave it since. */
function OrderNumber({ invoice }: { invoice: StaffInvoice }) {
  const { t, day } = useTexts('staff-invoices')
  const { orderNumber, addedOrderNumber, addedOrderNumberOn } = invoice
  const number = addedOrderNumber ?? orderNumber
  if (!number) return null
  return (
    <p className="muted">
      {addedOrderNumberOn
        ? fill(t.invoice.addedOrderNumber, { number, day: day(addedOrderNumberOn) })
        : fill(t.invoice.orderNumber, { number })}
    </p>
  )
}

/** Nothing is to be paid of it any more. */
function isFullyCredited({ kind, totalCents, creditedCents }: StaffInvoice) {
  return kind === 'invoice' && creditedCents === totalCents
}

/** What is to be known beside the figures. */
function Notes({ invoice }: { invoice: StaffInvoice }) {
  const { t, price } = useTexts('staff-invoices')
  const { invoice: messages } = t
  const { overpaidCents, handedCents, writtenOffReason, hasAccount, email, kind, corrects } = invoice
  const { surplusHeld, goesByItself, remindersHeld, remindersStopped, disputed } = invoice
  const isOpen = invoice.openCents > 0
  const notes = [
    overpaidCents > 0 &&
      fill(surplusHeld ? messages.surplusHeld : messages.overpaid, { amount: price(overpaidCents) }),
    handedCents > 0 && fill(messages.handed, { amount: price(handedCents) }),
    isFullyCredited(invoice) && messages.creditedWhole,
    writtenOffReason && fill(messages.writtenOff, { reason: writtenOffReason }),
    isOpen && remindersStopped && messages.stopped,
    isOpen && goesByItself && remindersHeld && messages.held,
    isOpen && disputed && messages.disputed,
    isOpen && kind === 'invoice' && !hasAccount && messages.noAccount,
    !email && messages.noEmail,
  ].filter((note): note is string => Boolean(note))
  return (
    <>
      {corrects && (
        <p>
          {messages.corrects} <PageLink to={staffPaths.invoice(corrects.id)}>{corrects.number}</PageLink>
        </p>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  )
}

/** Newest on top. */
function InvoiceHistory({ invoice }: { invoice: StaffInvoice }) {
  const { t, price, moment } = useTexts('staff-invoices')
  const { history: messages } = t
  const reminderName = useReminderName()
  const actions: Partial<Record<string, string>> = messages.actions
  const textOf = ({ action, level, cents, text }: StaffInvoiceEvent) => [
    action === 'reminded' ? '' : actions[action],
    level && reminderName(level),
    cents !== null && price(cents),
    text,
  ]
  const whenOf = ({ at, action, byStaff }: StaffInvoiceEvent) => [
    moment(at),
    byStaff ? messages.staff : action === 'reminded' && messages.byItself,
  ]
  return (
    <Section title={messages.title}>
      <History
        entries={invoice.history
          .toReversed()
          .map((event) => [
            textOf(event).filter(Boolean).join(', '),
            whenOf(event).filter(Boolean).join(', '),
          ])}
      />
    </Section>
  )
}
