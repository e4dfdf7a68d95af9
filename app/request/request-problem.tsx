import { fill, formatNumber } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { correctPeriodEnd } from './correct-period-end.ts'

type Sentences = Record<string, Record<string, string>>

interface RequestProblemProps {
  problem: FieldProblem
  /** What the form says of its own fields. */
  own: Sentences
  /** Most characters, people or whatever a field's bound counts. */
  limits: Record<string, number>
  /** What stands in the fields. */
  typed: Record<string, string>
}

const DAY_FIELDS = ['from', 'to', 'alternative']

/** The sentence for a problem of a request form. The words of `form-problems` must be loaded before it is shown. */
export function RequestProblem({ problem, own, limits, typed }: RequestProblemProps) {
  const { field, code, name = '' } = problem
  const language = useLanguage()
  const { problems } = useMessages('request-form')
  const { format } = useMessages('day-picker')
  const { fields, other } = useMessages('form-problems')
  const max = formatNumber(language, limits[field] ?? 0)
  if (code === 'too_long') return fill(problems.too_long, { max })
  if (DAY_FIELDS.includes(field)) {
    const sentences: Record<string, string> = problems.day
    const day = code === 'before_start' ? correctPeriodEnd(typed['from'] ?? '', typed['to'] ?? '') : ''
    return fill(sentences[code] ?? other, { format, day: day && formatDay(language, day) })
  }
  const shared: Sentences = { ...(fields as Sentences), ...(problems as unknown as Sentences) }
  return fill(own[field]?.[code] ?? shared[field]?.[code] ?? other, { max, name })
}
