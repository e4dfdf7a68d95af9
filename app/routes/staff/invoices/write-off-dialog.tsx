import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import type { InvoiceDialogProps } from './credit-dialog.tsx'

export function WriteOffDialog({ invoice, onClose, onDone }: InvoiceDialogProps) {
  const messages = useMessages('staff-invoices').writeOff
  const language = useLanguage()
  const { id, openCents } = invoice
  return (
    <ConfirmDialog
      title={fill(messages.title, { amount: formatPrice(language, openCents, { code: 'chf' }) })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const reason = String(data.get('reason')).trim()
        if (!reason) return undefined
        return postStaff<'/invoices/:id/write-off'>(`/invoices/${id}/write-off`, { reason, cents: openCents })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <Field label={messages.reason} error={error}>
          {(control) => <Input {...control} name="reason" maxLength={INVOICE_LIMITS.reason} />}
        </Field>
      )}
    </ConfirmDialog>
  )
}
