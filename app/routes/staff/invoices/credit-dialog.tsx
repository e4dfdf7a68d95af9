import { useState } from 'react'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import type { ShownVoucherUse } from '#kernel/voucher-use.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { agreedUses, usesOf, VouchersInUse } from '#features/order/staff/vouchers-in-use.tsx'

export interface InvoiceDialogProps {
  invoice: StaffInvoice
  onClose: () => void
  onDone: () => void
}

export function CreditDialog({ invoice, onClose, onDone }: InvoiceDialogProps) {
  const all = useMessages('staff-invoices')
  const messages = all.credit
  const language = useLanguage()
  // Of the credit note, so that pressing twice writes one.
  const [id] = useState(() => crypto.randomUUID())
  // Of an order: the answer to the first press names what its vouchers were redeemed for.
  const [uses, setUses] = useState<ShownVoucherUse[]>([])
  const most = invoice.totalCents - invoice.creditedCents
  return (
    <ConfirmDialog
      title={messages.title}
      text={fill(messages.text, { amount: formatPrice(language, most, { code: 'chf' }) })}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const cents = toCents(String(data.get('amount')))
        const reason = String(data.get('reason')).trim()
        if (!cents || !reason) return undefined
        const body = {
          id,
          cents,
          reason,
          acknowledgedUses: agreedUses(data, uses),
          stillDue: data.has('stillDue'),
        }
        return postStaff<'/invoices/:id/credit'>(`/invoices/${invoice.id}/credit`, body).then((answer) => {
          if (!answer.ok) setUses(usesOf(answer.refusal) ?? uses)
          return answer
        })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <Field label={all.payment.amount} error={error}>
            {(control) => (
              <Input {...control} name="amount" inputMode="decimal" defaultValue={amountText(most)} />
            )}
          </Field>
          <Field label={messages.reason}>
            {(control) => <Input {...control} name="reason" maxLength={INVOICE_LIMITS.reason} />}
          </Field>
          {invoice.source === 'booking' && <Checkbox name="stillDue">{messages.stillDue}</Checkbox>}
          <VouchersInUse uses={uses} currency="chf" />
        </>
      )}
    </ConfirmDialog>
  )
}
