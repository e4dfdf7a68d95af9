import { CONTACT_LIMITS } from '#features/inquiry/forms/contact-inquiry.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'

/** The sentence for a problem of the contact form. Its words must be loaded before it is shown. */
export function ContactProblem({ problem }: { problem: FieldProblem }) {
  const language = useLanguage()
  const { fields, other } = useMessages('form-problems')
  const sentences: Record<string, Record<string, string>> = fields
  const sentence = sentences[problem.field]?.[problem.code] ?? other
  const max = CONTACT_LIMITS[problem.field as keyof typeof CONTACT_LIMITS] ?? 0
  return fill(sentence, { max: formatNumber(language, max), name: problem.name ?? '' })
}
