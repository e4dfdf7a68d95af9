import { MAX_PEOPLE } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'

export function BookingProblem({ problem: { field, code } }: { problem: FieldProblem }) {
  const language = useLanguage()
  const { other, too_long, ...fields } = useMessages('booking').problems
  const { note } = useMessages('form-problems')
  if (field === 'noteConsent') return note.required
  if (code === 'too_long')
    return fill(too_long, {
      max: formatNumber(language, BOOKING_LIMITS[field as keyof typeof BOOKING_LIMITS] ?? 0),
    })
  const sentences: Record<string, Record<string, string>> = fields
  return fill(sentences[field]?.[code] ?? other, { most: MAX_PEOPLE })
}
