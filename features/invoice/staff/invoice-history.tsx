import { History, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useReminderName } from './due-texts.ts'
import type { StaffInvoice, StaffInvoiceEvent } from './staff-invoice.ts'

/** Newest on top. */
export function InvoiceHistory({ invoice }: { invoice: StaffInvoice }) {
  const { t, price, moment } = useTexts('staff-invoices')
  const { history: messages } = t
  const reminderName = useReminderName()
  const actions: Partial<Record<string, string>> = messages.actions
  const textOf = ({ action, level, cents, text }: StaffInvoiceEvent) => [
    action === 'reminded' ? '' : actions[action],
    level && reminderName(level),
    cents !== null && price(cents),
    text,
  ]
  const whenOf = ({ at, action, byStaff }: StaffInvoiceEvent) => [
    moment(at),
    byStaff ? messages.staff : action === 'reminded' && messages.byItself,
  ]
  return (
    <Section title={messages.title}>
      <History
        entries={invoice.history
          .toReversed()
          .map((event) => [
            textOf(event).filter(Boolean).join(', '),
            whenOf(event).filter(Boolean).join(', '),
          ])}
      />
    </Section>
  )
}
