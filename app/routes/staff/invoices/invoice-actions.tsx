import { useState } from 'react'
import type { ReminderLevel } from '#features/invoice/invoice.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Result } from '#kernel/result.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { useMay } from '../role/staff-role.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { openPdf } from './open-pdf.ts'
import { useReminderName } from './reminder-name.ts'
import { PaybackDialog } from './payback-dialog.tsx'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'
import styles from './invoices.module.css'

/** The one next step, then the rest as lines of text; what cannot be taken back comes last. */
export function InvoiceActions({ invoice, today, onChanged }: SentInvoiceProps) {
  const all = useMessages('staff-invoices')
  const messages = all.actions
  const language = useLanguage()
  const toast = useResultToast()
  const reminderName = useReminderName()
  const mayWriteOff = useMay('write_offs')
  const mayPayBack = useMay('refunds')
  const { busy, submit } = useSubmit<StaffProblem>()
  const [open, setOpen] = useState<'credit' | 'payback' | 'write-off' | null>(null)
  const { id, kind, next, email, dueOn, openCents, totalCents, creditedCents, reminders, url, eventId } =
    invoice
  const { planned, goesByItself, remindersHeld, remindersStopped } = invoice
  const overpaidCents = invoice.surplusHeld ? 0 : invoice.overpaidCents
  const amount = formatPrice(language, openCents, { code: 'chf' })
  const mayRemind = next !== null && dueOn !== null && dueOn < today
  const done = () => {
    setOpen(null)
    onChanged()
  }

  async function act(send: () => Promise<Result<unknown, StaffProblem>>, doneText: string): Promise<void> {
    const answer = await submit(send)
    if (!answer) return
    if (answer.ok) toast.done(doneText)
    else toast.refused(answer.refusal)
    onChanged()
  }

  async function show(reminder?: ReminderLevel): Promise<void> {
    const saved = await openPdf(id, reminder)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  const remind = (level: ReminderLevel) =>
    act(() => postStaff<'/invoices/:id/reminder'>(`/invoices/${id}/reminder`, { level }), messages.reminded)
  const hold = (held: boolean) =>
    act(
      () => postStaff<'/invoices/:id/reminder-hold'>(`/invoices/${id}/reminder-hold`, { held }),
      messages.stopDone,
    )
  const stop = (stopped: boolean) =>
    act(
      () => postStaff<'/invoices/:id/reminder-stop'>(`/invoices/${id}/reminder-stop`, { stopped }),
      messages.stopDone,
    )

  return (
    <div className={styles.side}>
      {mayRemind && (
        <>
          <TrailSign wide note={amount} aria-disabled={busy} onClick={() => void remind(next.level)}>
            {reminderName(next.level)}
          </TrailSign>
          <p>
            {messages.remindHint}
            {!planned &&
              next.from > today &&
              ` ${fill(messages.remindFrom, { day: formatDay(language, next.from) })}`}
          </p>
        </>
      )}
      {planned && (
        <p>
          {fill(messages.planned, {
            day: formatDay(language, planned.day),
            reminder: reminderName(planned.level),
          })}
        </p>
      )}
      <h2>{messages.customer}</h2>
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{fill(messages.call, { email })}</a>
          </li>
        )}
        {url && (
          <li>
            <a href={url}>{all.invoice.page}</a>
          </li>
        )}
        {invoice.shopOrder !== null && (
          <li>
            <PageLink to={staffPaths.order(String(invoice.shopOrder))}>{all.invoice.shopOrder}</PageLink>
          </li>
        )}
        {eventId && (
          <li>
            <PageLink to={staffPaths.event(eventId)}>{all.invoice.booking}</PageLink>
          </li>
        )}
        {kind === 'invoice' && openCents > 0 && goesByItself && !remindersStopped && (
          <li>
            <button type="button" onClick={() => void hold(!remindersHeld)}>
              {remindersHeld ? messages.release : messages.hold}
            </button>
          </li>
        )}
        {kind === 'invoice' && openCents > 0 && (
          <li>
            <button type="button" onClick={() => void stop(!invoice.remindersStopped)}>
              {invoice.remindersStopped ? messages.resume : messages.stop}
            </button>
          </li>
        )}
      </ul>
      <h2>{messages.paper}</h2>
      <ul>
        <li>
          <button type="button" onClick={() => void show()}>
            {messages.pdf}
          </button>
        </li>
        {reminders > 0 && openCents > 0 && (
          <li>
            <button type="button" onClick={() => void show(reminders as ReminderLevel)}>
              {messages.letter}
            </button>
          </li>
        )}
        {email && (
          <li>
            <button
              type="button"
              onClick={() =>
                void act(
                  () => postStaff<'/invoices/:id/resending'>(`/invoices/${id}/resending`, {}),
                  messages.resent,
                )
              }
            >
              {messages.resend}
            </button>
          </li>
        )}
      </ul>
      {kind === 'invoice' && (totalCents > creditedCents || (overpaidCents > 0 && mayPayBack)) && (
        <>
          <h2>{messages.wrong}</h2>
          <ul>
            {overpaidCents > 0 && mayPayBack && (
              <li>
                <button type="button" onClick={() => setOpen('payback')}>
                  {fill(all.payback.act, { amount: formatPrice(language, overpaidCents, { code: 'chf' }) })}
                </button>
              </li>
            )}
            {totalCents > creditedCents && (
              <li>
                <button type="button" onClick={() => setOpen('credit')}>
                  {messages.credit}
                </button>
              </li>
            )}
            {openCents > 0 && mayWriteOff && (
              <li>
                <button type="button" className={styles.bad} onClick={() => setOpen('write-off')}>
                  {fill(messages.writeOff, { amount })}
                </button>
              </li>
            )}
          </ul>
        </>
      )}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={() => setOpen(null)} onDone={done} />}
      {open === 'payback' && (
        <PaybackDialog invoice={invoice} today={today} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open === 'write-off' && (
        <WriteOffDialog invoice={invoice} onClose={() => setOpen(null)} onDone={done} />
      )}
    </div>
  )
}
