import { useState } from 'react'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { VouchersInUse, agreedUses, usesOf } from '#features/order/staff/vouchers-in-use.tsx'
import { fill } from '#i18n/format.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, SelectField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { invoices } from './invoice.contract.ts'
import type { StaffInvoice } from './staff-invoice.ts'
import { toCents } from '#kernel/amount.ts'
import { isDay } from '#kernel/calendar-day.ts'

interface InvoiceDialogProps {
  invoice: StaffInvoice
  onClose: () => void
  onDone: () => void
}

export function CreditDialog({ invoice, onClose, onDone }: InvoiceDialogProps) {
  const { t, price } = useTexts('staff-invoices')
  const { credit: messages, payment } = t
  // Of an order: the answer to the first press names what its vouchers were redeemed for.
  const [uses, setUses] = useState<StaffVoucherUse[]>([])
  const most = invoice.totalCents - invoice.creditedCents
  return (
    <ActionDialog
      action={invoices.credit}
      fixed={{ id: invoice.id }}
      start={{ cents: most }}
      read={(data) => ({ acknowledgedUses: agreedUses(data, uses) })}
      title={messages.title}
      text={fill(messages.text, { amount: price(most) })}
      submit={messages.submit}
      done={messages.done}
      wrong={{ cents: messages.wrong, reason: messages.wrong }}
      onRefused={(problem) => setUses(usesOf(problem) ?? uses)}
      onClose={onClose}
      onDone={onDone}
    >
      <InputField name="cents" label={payment.amount} />
      <InputField name="reason" label={messages.reason} />
      {invoice.source === 'booking' && <Checkbox name="stillDue">{messages.stillDue}</Checkbox>}
      <VouchersInUse uses={uses} currency="chf" />
    </ActionDialog>
  )
}

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

export function WriteOffDialog({ invoice: { id, openCents }, onClose, onDone }: InvoiceDialogProps) {
  const { t, price } = useTexts('staff-invoices')
  const { title, text, submit, done } = t.writeOff
  return (
    <ActionDialog
      action={invoices.writeOff}
      fixed={{ id, cents: openCents }}
      title={fill(title, { amount: price(openCents) })}
      text={text}
      submit={submit}
      done={done}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
