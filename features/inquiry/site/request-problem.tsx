import { useLanguage, useMessages } from '#site/language/language.tsx'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { readDay } from '#kernel/calendar-day.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

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

/** Moves an end before the start to the same date in the first possible year. */
export function correctPeriodEnd(from: string, to: string): string {
  const [start, end] = [readDay(from), readDay(to)]
  if (!start || !end) return start ?? ''
  const year = Number(start.slice(0, 4))
  const meant = [year, year + 1].map((each) => `${each}${end.slice(4)}`).find((day) => day >= start)
  // 29 February does not exist every year.
  return readDay(meant ?? '') ?? start
}
