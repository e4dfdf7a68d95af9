import { fill } from '#i18n/format.ts'
import { toCents } from '#kernel/amount.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, SelectField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import type { InvoiceDialogProps } from './credit-dialog.tsx'
import { invoices } from './invoice.contract.ts'

/** Overpaid amount; information only, moves no money. */
export function PaybackDialog({ invoice, today, onClose, onDone }: InvoiceDialogProps & { today: string }) {
  const { t, price } = useTexts('staff-invoices')
  const { payback: messages, payment, ways } = t
  const { id, overpaidCents, issuedOn } = invoice
  const amount = price(overpaidCents)
  const wrong = fill(messages.wrong, { amount })
  return (
    <ActionDialog
      action={invoices.payBack}
      fixed={{ id }}
      start={{ cents: overpaidCents, paidOn: today }}
      read={readPayback}
      title={messages.title}
      text={fill(messages.text, { amount })}
      submit={messages.submit}
      done={messages.done}
      wrong={{ cents: wrong, paidOn: wrong }}
      at={{ day_in_future: 'paidOn', day_before_invoice: 'paidOn', more_than_overpaid: 'cents' }}
      onClose={onClose}
      onDone={onDone}
    >
      <InputField name="cents" label={payment.amount} />
      <InputField name="paidOn" label={payment.day} min={issuedOn ?? undefined} max={today} />
      <SelectField name="way" label={payment.way} words={ways} />
      <InputField name="note" label={payment.note} />
    </ActionDialog>
  )

  function readPayback(data: FormData) {
    const paidOn = String(data.get('paidOn'))
    if ((toCents(String(data.get('cents'))) ?? 0) > overpaidCents) return 'cents'
    return isDay(paidOn) && paidOn > today ? 'paidOn' : {}
  }
}
