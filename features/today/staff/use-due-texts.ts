import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import type { DueItem } from '#features/today/due-row.ts'

/** Name of a due item, and its next step. */
export function useDueTexts() {
  const messages = useMessages('staff-today')
  const { actions: bookings } = useMessages('staff-bookings')
  const { actions: invoices } = useMessages('staff-invoices')
  return {
    aboutOf: ({ kind, about, number }: DueItem) =>
      fill(messages.about[kind], { about, number: number ?? '' }),
    actionOf: ({ kind, step }: DueItem) =>
      step === null ? messages.actions[kind] : step === 'remind' ? invoices.remind : bookings[step],
  }
}
