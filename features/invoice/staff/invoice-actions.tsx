import { useState } from 'react'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill } from '#i18n/format.ts'
import { ActionLine } from '#kit/action-buttons.tsx'
import { ActionList, DangerButton, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { invoices } from './invoice.contract.ts'
import { useReminderName } from './due-texts.ts'
import type { SentInvoiceProps } from './sent-invoice-props.ts'
import { CreditDialog, PaybackDialog, WriteOffDialog } from './invoice-dialogs.tsx'

/** The one next step, then the rest as lines of text; what cannot be taken back comes last. */
export function InvoiceActions(props: SentInvoiceProps) {
  return (
    <div>
      <Reminder {...props} />
      <Customer {...props} />
      <Paper {...props} />
      <Corrections {...props} />
    </div>
  )
}

function Reminder({ invoice, today, onChanged }: SentInvoiceProps) {
  const { t, day, price } = useTexts('staff-invoices')
  const { actions: messages } = t
  const reminderName = useReminderName()
  const { busy, send } = useAction(invoices.remind, { done: messages.reminded, onChanged })
  const { id, next, dueOn, openCents, planned } = invoice
  return (
    <Stack gap={8}>
      {next && dueOn && dueOn < today && (
        <>
          <TrailSign
            wide
            note={price(openCents)}
            aria-disabled={busy}
            onClick={() => void send({ id, level: next.level })}
          >
            {reminderName(next.level)}
          </TrailSign>
          <p className="hint">
            {messages.remindHint}
            {!planned && next.from > today && ` ${fill(messages.remindFrom, { day: day(next.from) })}`}
          </p>
        </>
      )}
      {planned && (
        <p className="hint">
          {fill(messages.planned, { day: day(planned.day), reminder: reminderName(planned.level) })}
        </p>
      )}
    </Stack>
  )
}

function Customer({ invoice, onChanged }: SentInvoiceProps) {
  const { actions: messages, invoice: links } = useTexts('staff-invoices').t
  const { id, email, url, shopOrder, eventId, goesByItself, remindersHeld, remindersStopped } = invoice
  const isOpen = invoice.kind === 'invoice' && invoice.openCents > 0
  return (
    <ActionList title={messages.customer}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{fill(messages.call, { email })}</a>
        </li>
      )}
      {url && (
        <li>
          <a href={url}>{links.page}</a>
        </li>
      )}
      {shopOrder !== null && (
        <li>
          <PageLink to={staffPaths.order(shopOrder)}>{links.shopOrder}</PageLink>
        </li>
      )}
      {eventId && (
        <li>
          <PageLink to={staffPaths.event(eventId)}>{links.booking}</PageLink>
        </li>
      )}
      {isOpen && goesByItself && !remindersStopped && (
        <ActionLine
          action={invoices.holdReminders}
          input={{ id, held: !remindersHeld }}
          done={messages.stopDone}
          onChanged={onChanged}
        >
          {remindersHeld ? messages.release : messages.hold}
        </ActionLine>
      )}
      {isOpen && (
        <ActionLine
          action={invoices.stopReminders}
          input={{ id, stopped: !remindersStopped }}
          done={messages.stopDone}
          onChanged={onChanged}
        >
          {remindersStopped ? messages.resume : messages.stop}
        </ActionLine>
      )}
    </ActionList>
  )
}

function Paper({ invoice, onChanged }: SentInvoiceProps) {
  const { actions: messages } = useTexts('staff-invoices').t
  const { id, email, reminders, openCents } = invoice
  const reminder = (['1', '2', '3'] as const)[reminders - 1]
  return (
    <ActionList title={messages.paper}>
      <ActionLine action={invoices.pdf} input={{ id }}>
        {messages.pdf}
      </ActionLine>
      {reminder && openCents > 0 && (
        <ActionLine action={invoices.pdf} input={{ id, reminder }}>
          {messages.letter}
        </ActionLine>
      )}
      {email && (
        <ActionLine action={invoices.sendAgain} input={{ id }} done={messages.resent} onChanged={onChanged}>
          {messages.resend}
        </ActionLine>
      )}
    </ActionList>
  )
}

function Corrections({ invoice, today, onChanged }: SentInvoiceProps) {
  const { t, price } = useTexts('staff-invoices')
  const { actions: messages, payback } = t
  const mayWriteOff = useMay('write_offs')
  const mayPayBack = useMay('refunds')
  const [open, setOpen] = useState<'credit' | 'payback' | 'write-off' | null>(null)
  const { kind, openCents, totalCents, creditedCents } = invoice
  const surplusCents = invoice.surplusHeld || !mayPayBack ? 0 : invoice.overpaidCents
  if (kind !== 'invoice' || (totalCents === creditedCents && surplusCents <= 0)) return null
  const dialog = { invoice, onClose: () => setOpen(null), onDone: onChanged }
  return (
    <>
      <ActionList title={messages.wrong}>
        {surplusCents > 0 && (
          <li>
            <button type="button" onClick={() => setOpen('payback')}>
              {fill(payback.act, { amount: price(surplusCents) })}
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
            <DangerButton onClick={() => setOpen('write-off')}>
              {fill(messages.writeOff, { amount: price(openCents) })}
            </DangerButton>
          </li>
        )}
      </ActionList>
      {open === 'credit' && <CreditDialog {...dialog} />}
      {open === 'payback' && <PaybackDialog {...dialog} today={today} />}
      {open === 'write-off' && <WriteOffDialog {...dialog} />}
    </>
  )
}
