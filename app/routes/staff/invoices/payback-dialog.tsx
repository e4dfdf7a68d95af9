import { useState } from 'react'
import { HAND_WAYS } from '#features/invoice/invoice.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { isDay } from '#kernel/calendar-day.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import type { InvoiceDialogProps } from './credit-dialog.tsx'

/** Overpaid amount; information only, moves no money. */
export function PaybackDialog({ invoice, today, onClose, onDone }: InvoiceDialogProps & { today: string }) {
  const all = useMessages('staff-invoices')
  const messages = all.payback
  const language = useLanguage()
  // Of the entry, so that pressing twice enters one.
  const [id] = useState(() => crypto.randomUUID())
  const { overpaidCents } = invoice
  const amount = formatPrice(language, overpaidCents, { code: 'chf' })
  return (
    <ConfirmDialog
      title={messages.title}
      text={fill(messages.text, { amount })}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, { amount })}
      fields={{ day_in_future: 'paidOn', day_before_invoice: 'paidOn', more_than_overpaid: 'amount' }}
      send={(data) => {
        const cents = toCents(String(data.get('amount')))
        const paidOn = String(data.get('paidOn'))
        if (!cents || cents > overpaidCents) return invalidField('amount')
        if (!isDay(paidOn) || paidOn > today) return invalidField('paidOn')
        const way = HAND_WAYS.find((each) => each === data.get('way')) ?? 'transfer'
        const body = { id, cents, paidOn, way, note: String(data.get('note')).trim() }
        return postStaff<'/invoices/:id/payback'>(`/invoices/${invoice.id}/payback`, body)
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          <Field label={all.payment.amount} error={errorOf('amount')}>
            {(control) => (
              <Input
                {...control}
                name="amount"
                inputMode="decimal"
                defaultValue={amountText(overpaidCents)}
              />
            )}
          </Field>
          <Field label={all.payment.day} error={errorOf('paidOn')}>
            {(control) => (
              <Input
                {...control}
                name="paidOn"
                type="date"
                min={invoice.issuedOn ?? undefined}
                max={today}
                defaultValue={today}
              />
            )}
          </Field>
          <Field label={all.payment.way}>
            {(control) => (
              <Select {...control} name="way">
                {HAND_WAYS.map((each) => (
                  <option key={each} value={each}>
                    {all.ways[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={all.payment.note}>
            {(control) => <Input {...control} name="note" maxLength={INVOICE_LIMITS.detail} />}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}
