import { fill, formatNumber } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { correctPeriodEnd } from './correct-period-end.ts'

type Sentences = Record<string, Record<string, string>>

interface RequestProblemProps {
  problem: FieldProblem
  own: Sentences
  limits: Record<string, number>
  typed: Readonly<Record<string, string>>
}

const DAY_FIELDS = ['from', 'to', 'alternative']

/** Needs the messages `form-problems`. */
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
