import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useReminderName } from './reminder-name.ts'
import styles from './invoices.module.css'

/** Newest on top. */
export function InvoiceHistory({ invoice }: { invoice: StaffInvoice }) {
  const reminderName = useReminderName()
  const { history: messages } = useMessages('staff-invoices')
  const language = useLanguage()
  const at = useFormatDateTime()
  const actions: Partial<Record<string, string>> = messages.actions
  return (
    <section className={styles.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      <ol className={styles.history}>
        {invoice.history.toReversed().map((event) => (
          <li key={`${event.at} ${event.action}`}>
            {[
              event.action === 'reminded' ? '' : actions[event.action],
              event.level && reminderName(event.level),
              event.cents !== null && formatPrice(language, event.cents, { code: 'chf' }),
              event.text,
            ]
              .filter(Boolean)
              .join(', ')}{' '}
            <small>
              {[
                at(event.at),
                event.byStaff ? messages.staff : event.action === 'reminded' && messages.byItself,
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
