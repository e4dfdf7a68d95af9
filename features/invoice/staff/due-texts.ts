import { plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { daysOverdue } from '../invoice.ts'
import type { StaffInvoiceLine } from './staff-invoice.ts'

/** 1: not due, 2: up to 30 days over, 3: up to 60, 4: more; 0: nothing is open. */
export function overdueLevel(
  { openCents, dueOn }: Pick<StaffInvoiceLine, 'openCents' | 'dueOn'>,
  today: string,
) {
  if (openCents === 0 || !dueOn) return 0
  const days = daysOverdue(dueOn, today)
  return days > 60 ? 4 : days > 30 ? 3 : days > 0 ? 2 : 1
}

/** `in 12 Tagen`, `heute`, `3 Tage überfällig`. */
export function useDueText(): (dueOn: string, today: string) => string {
  const { t, language } = useTexts('staff-invoices')
  return (dueOn, today) => {
    const days = daysOverdue(dueOn, today)
    if (days === 0) return t.dueToday
    return plural(language, Math.abs(days), days > 0 ? t.overdueBy : t.dueIn)
  }
}

/** `Zweite Erinnerung` of level 2. */
export function useReminderName(): (level: number) => string {
  const { levels } = useTexts('staff-invoices').t
  return (level) => (level >= 3 ? levels.last : level === 2 ? levels.second : levels.first)
}
