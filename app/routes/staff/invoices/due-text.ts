import { daysOverdue } from '#features/invoice/invoice.ts'
import type { StaffInvoiceLine } from '#features/invoice/staff/staff-invoice.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'

/** How steep it is: 1 not due to 4 more than 60 days over; 0 where nothing is open. */
export function steepnessOf(
  { openCents, dueOn }: Pick<StaffInvoiceLine, 'openCents' | 'dueOn'>,
  today: string,
): number {
  if (openCents === 0 || !dueOn) return 0
  const days = daysOverdue(dueOn, today)
  return days > 60 ? 4 : days > 30 ? 3 : days > 0 ? 2 : 1
}

/** `in 12 Tagen`, `heute`, `3 Tage überfällig`. */
export function useDueText(): (dueOn: string, today: string) => string {
  const messages = useMessages('staff-invoices')
  const language = useLanguage()
  return (dueOn, today) => {
    const days = daysOverdue(dueOn, today)
    if (days === 0) return messages.dueToday
    return plural(language, Math.abs(days), days > 0 ? messages.overdueBy : messages.dueIn)
  }
}
