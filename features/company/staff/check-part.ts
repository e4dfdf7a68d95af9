import { COMPANY_PARTS, type CompanyPart } from '../company-parts.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type Draft, toValue } from './part-draft.ts'
import { SHAPES } from './shapes.ts'

/** What a field asks for that is filled in wrongly, by its name. */
const FORMAT: Readonly<Record<string, WrongCode>> = {
  postalCode: 'postalCode',
  phone: 'phone',
  email: 'email',
  uid: 'uid',
  vatNumber: 'vatNumber',
  coordinates: 'coordinates',
  iban: 'iban',
  qrIban: 'qrIban',
  closes: 'closes',
  opens: 'time',
  url: 'url',
  year: 'year',
  minutes: 'minutes',
  checkCents: 'francs',
  dayRateCents: 'francs',
  mostCents: 'mostPayable',
  friendlyDays: 'reminderDays',
  secondDays: 'reminderDays',
  lastDays: 'reminderDays',
}

export type WrongCode =
  | 'required'
  | 'german'
  | 'long'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'uid'
  | 'vatNumber'
  | 'coordinates'
  | 'iban'
  | 'qrIban'
  | 'closes'
  | 'time'
  | 'url'
  | 'year'
  | 'minutes'
  | 'francs'
  | 'reminderDays'
  | 'mostPayable'

/** Checked by the server's own schema; a problem names its field as `0.quote.de`. */
export function checkPart(part: CompanyPart, draft: Draft): Result<unknown, FieldProblem[]> {
  const value = toValue(SHAPES[part], draft)
  const parsed = COMPANY_PARTS[part].schema.safeParse(value)
  if (parsed.success) return accept(parsed.data)
  const problems = parsed.error.issues.map(({ path, code }) => toProblem(path.map(String), code, value))
  return refuse(
    problems.filter(({ field }, index) => problems.findIndex((each) => each.field === field) === index),
  )
}

function toProblem(
  path: readonly string[],
  code: string,
  value: unknown,
): FieldProblem & { code: WrongCode } {
  const field = path.join('.')
  const wrong = path.reduce<unknown>(
    (inside, key) => (inside as Record<string, unknown> | null)?.[key],
    value,
  )
  const name = path.at(-1) ?? ''
  const format = FORMAT[name]
  if (wrong === '' || wrong === undefined || wrong === null) return { field, code: 'required' }
  if (typeof wrong === 'object') return { field: `${field}.de`, code: 'german' }
  if (format) return { field, code: format }
  return { field, code: code === 'too_big' ? 'long' : 'required' }
}
