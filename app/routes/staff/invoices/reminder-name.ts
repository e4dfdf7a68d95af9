import { useMessages } from '../../../language/language.tsx'

/** `Zweite Erinnerung` of level 2. */
export function useReminderName(): (level: number) => string {
  const { levels } = useMessages('staff-invoices')
  return (level) => (level >= 3 ? levels.last : level === 2 ? levels.second : levels.first)
}
