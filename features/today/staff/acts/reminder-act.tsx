import { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { useReminderName } from '#features/invoice/staff/due-texts.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import type { AnswerOf } from '#kit/contract.ts'
import { useTexts } from '#kit/texts.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import type { ActProps } from './act.tsx'

/** Days that a reminder gives. */
const REMINDER_DAYS = 10

/** The next reminder, with the amount and where it goes. */
export function ReminderAct({
  file: { invoice, today },
  onClose,
  onDone,
}: ActProps<AnswerOf<typeof invoices.read>>) {
  const { acts } = useTexts('staff-today').t
  const { t, price } = useTexts('staff-invoices')
  const { actions } = t
  const reminderName = useReminderName()
  const { id, email, openCents, next, number } = invoice
  const amount = price(openCents)
  if (next === null) return null
  return (
    <ActionDialog
      action={invoices.remind}
      fixed={{ id, level: next.level }}
      title={`${reminderName(next.level)}: ${number}`}
      text={fill(acts.reminder.text, { email: email ?? '', amount })}
      submit={reminderName(next.level)}
      done={actions.reminded}
      onClose={onClose}
      onDone={() => onDone({ waitsUntil: addDays(today, REMINDER_DAYS) })}
    >
      <p className="hint">{actions.remindHint}</p>
    </ActionDialog>
  )
}
