import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { useReminderName } from '#features/invoice/staff/due-texts.ts'
import { useFormatDateTime } from '#app/routes/staff/use-format-date-time.ts'
import type { Today } from './today.contract.ts'

/** Reminders that went by themselves since yesterday: nothing to do, but good to know. */
export function RemindedList({ reminded }: Pick<Today, 'reminded'>) {
  const messages = useMessages('staff-today').reminded
  const language = useLanguage()
  const reminderName = useReminderName()
  const at = useFormatDateTime()
  if (reminded.length === 0) return null
  return (
    <section className="below" aria-labelledby="reminded">
      <h2 id="reminded">{messages.title}</h2>
      <ul data-kit="stack" data-gap="8">
        {reminded.map((each) => (
          <li key={`${each.id} ${each.level}`}>
            <PageLink to={staffPaths.invoice(each.id)}>
              {fill(messages.line, {
                reminder: reminderName(each.level),
                number: each.number,
                about: each.customer,
              })}
            </PageLink>{' '}
            <span className="num muted">
              {formatPrice(language, each.cents, { code: 'chf' })}, {at(each.at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
