import { useEffect, useRef } from 'react'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { useViewTitle } from '../use-view-title.ts'
import { steepnessOf, useDueText } from './due-text.ts'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentList, PAYMENTS } from './payment-list.tsx'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import styles from './invoices.module.css'

/** What was sent, what has been paid of it, and what can be done. */
export function SentInvoice({ invoice, today, onChanged }: SentInvoiceProps) {
  const messages = useMessages('staff-invoices')
  const { number, kind, recipient, payments } = invoice
  const isCredited = isFullyCredited(invoice)
  const { company, name, street, houseNumber, postalCode, city } = recipient
  const address = [company, name, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()]
  useViewTitle(number ?? '')
  useFocusOnPayments(invoice.revision)
  return (
    <>
      <Head invoice={invoice} today={today} />
      <div className={styles.view}>
        <div>
          <Facts invoice={invoice} />
          <Notes invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          {kind === 'invoice' && !isCredited && (
            <PaymentForm key={invoice.revision} invoice={invoice} today={today} onChanged={onChanged} />
          )}
          {payments.length > 0 && <PaymentList invoice={invoice} onChanged={onChanged} />}
          <section className={styles.part}>
            <header>
              <h2>{messages.invoice.to}</h2>
            </header>
            <p className={styles.address}>{address.filter(Boolean).join('\n')}</p>
            <OrderNumber invoice={invoice} />
          </section>
          <InvoiceHistory invoice={invoice} />
        </div>
        <InvoiceActions invoice={invoice} today={today} onChanged={onChanged} />
      </div>
    </>
  )
}

/** The form for a payment starts again with each that is entered, and takes the focus along. */
function useFocusOnPayments(revision: number): void {
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
  const messages = useMessages('staff-invoices')
  const dueText = useDueText()
  const { number, customer, dueOn, status, kind, part } = invoice
  const steepness = steepnessOf(invoice, today)
  return (
    <header className={styles.head}>
      <h1>
        {number} <small>{customer}</small>
      </h1>
      {steepness > 1 && dueOn ? (
        <p className={styles.late}>{dueText(dueOn, today)}</p>
      ) : (
        <p>
          {[
            kind === 'invoice' && part !== 'whole' && messages.invoice.parts[part],
            kind === 'invoice' ? messages.statuses[status] : messages.kinds.credit_note,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </header>
  )
}

function Facts({ invoice }: { invoice: StaffInvoice }) {
  const { facts, times } = useMessages('staff-invoices').invoice
  const language = useLanguage()
  const { openCents, totalCents, issuedOn, dueOn, reminders, kind } = invoice
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const isOpen = openCents > 0
  return (
    <dl className={styles.facts}>
      <Fact name={isOpen ? facts.open : facts.total}>{price(isOpen ? openCents : totalCents)}</Fact>
      <Fact name={facts.issued}>{issuedOn && formatDay(language, issuedOn)}</Fact>
      {kind === 'invoice' && (
        <>
          <Fact name={facts.due}>{dueOn && formatDay(language, dueOn)}</Fact>
          <Fact name={facts.reminded}>
            {reminders > 0 ? plural(language, reminders, times) : facts.never}
          </Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string | null | undefined | false }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

/** As sent, or as the customer gave it since. */
function OrderNumber({ invoice }: { invoice: StaffInvoice }) {
  const messages = useMessages('staff-invoices').invoice
  const language = useLanguage()
  const { orderNumber, addedOrderNumber, addedOrderNumberOn } = invoice
  const number = addedOrderNumber ?? orderNumber
  if (!number) return null
  return (
    <p className="muted">
      {addedOrderNumberOn
        ? fill(messages.addedOrderNumber, { number, day: formatDay(language, addedOrderNumberOn) })
        : fill(messages.orderNumber, { number })}
    </p>
  )
}

/** Nothing is to be paid of it any more. */
function isFullyCredited({ kind, totalCents, creditedCents }: StaffInvoice): boolean {
  return kind === 'invoice' && creditedCents === totalCents
}

/** What is to be known beside the figures. */
function Notes({ invoice }: { invoice: StaffInvoice }) {
  const messages = useMessages('staff-invoices').invoice
  const language = useLanguage()
  const { overpaidCents, writtenOffReason, remindersStopped, hasAccount, email, kind, corrects, openCents } =
    invoice
  const { goesByItself, remindersHeld, disputed } = invoice
  const notes = [
    overpaidCents > 0 &&
      fill(invoice.surplusHeld ? messages.surplusHeld : messages.overpaid, {
        amount: formatPrice(language, overpaidCents, { code: 'chf' }),
      }),
    invoice.handedCents > 0 &&
      fill(messages.handed, { amount: formatPrice(language, invoice.handedCents, { code: 'chf' }) }),
    isFullyCredited(invoice) && messages.creditedWhole,
    writtenOffReason && fill(messages.writtenOff, { reason: writtenOffReason }),
    openCents > 0 && remindersStopped && messages.stopped,
    openCents > 0 && goesByItself && remindersHeld && messages.held,
    openCents > 0 && disputed && messages.disputed,
    kind === 'invoice' && openCents > 0 && !hasAccount && messages.noAccount,
    !email && messages.noEmail,
  ].filter((note): note is string => typeof note === 'string' && note !== '')
  return (
    <>
      {corrects && (
        <p className={styles.part}>
          {messages.corrects} <PageLink to={staffPaths.invoice(corrects.id)}>{corrects.number}</PageLink>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={`${styles.notice} ${styles.part}`}>
          {note}
        </p>
      ))}
    </>
  )
}
