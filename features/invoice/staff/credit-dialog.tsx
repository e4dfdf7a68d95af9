import { useState } from 'react'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import { agreedUses, usesOf, VouchersInUse } from '#features/order/staff/vouchers-in-use.tsx'
import { fill } from '#i18n/format.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { invoices } from './invoice.contract.ts'
import type { StaffInvoice } from './staff-invoice.ts'

export interface InvoiceDialogProps {
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
