import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../../language/language.tsx'
import { addDays } from '../../../../calendar/event-span.ts'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import type { InvoiceAnswers } from '../../invoices/invoice-api.ts'
import { useReminderName } from '../../invoices/reminder-name.ts'
import { postStaff } from '../../api/staff-client.ts'
import type { ActProps } from './act.tsx'

/** Days that a reminder gives. */
const GIVEN_DAYS = 10

/** The next reminder, with the amount and where it goes. */
export function ReminderAct({
  file: { invoice, today },
  onClose,
  onDone,
}: ActProps<InvoiceAnswers['/invoices/:id']>) {
  const { acts } = useMessages('staff-today')
  const { actions } = useMessages('staff-invoices')
  const language = useLanguage()
  const reminderName = useReminderName()
  const { id, email, openCents, next, number } = invoice
  const amount = formatPrice(language, openCents, { code: 'chf' })
  if (next === null) return null
  return (
    <ConfirmDialog
      title={`${reminderName(next.level)}: ${number}`}
      text={fill(acts.reminder.text, { email: email ?? '', amount })}
      submit={reminderName(next.level)}
      done={actions.reminded}
      send={() => postStaff<'/invoices/:id/reminder'>(`/invoices/${id}/reminder`, { level: next.level })}
      onClose={onClose}
      onDone={() => onDone({ waitsUntil: addDays(today, GIVEN_DAYS) })}
    >
      <p className="hint">{actions.remindHint}</p>
    </ConfirmDialog>
  )
}
