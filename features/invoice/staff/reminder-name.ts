import { useTexts } from '#kit/texts.ts'

/** `Zweite Erinnerung` of level 2. */
export function useReminderName(): (level: number) => string {
  const { levels } = useTexts('staff-invoices').t
  return (level) => (level >= 3 ? levels.last : level === 2 ? levels.second : levels.first)
}
