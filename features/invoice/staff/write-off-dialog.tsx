import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import type { InvoiceDialogProps } from './credit-dialog.tsx'
import { invoices } from './invoice.contract.ts'

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
