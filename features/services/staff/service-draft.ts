import { isServiceId, type ServiceValues, suggestServiceId } from '../change-service.ts'
import { courseFactsSchema, serviceNamesSchema, teamEventFactsSchema } from '../service-fact.schema.ts'
import type { StaffService } from '../staff-service.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type FourTexts, NO_TEXTS } from '#i18n/four-texts.ts'
import { withDecimals, writeDays } from './half-days.ts'

/** A service as it is typed; a course uses some fields, a team event others. */
export interface ServiceDraft {
  names: FourTexts
  /** Of a new one; empty: as the German name suggests. */
  address: string
  picture: string
  numbers: Readonly<Record<NumberField, string>>
  /** Francs, per person or for the whole group. */
  price: string
  brackets: readonly BracketDraft[]
}

/** Of a part of the form. */
export interface PartProps {
  draft: ServiceDraft
  errorOf: (field: string) => string | undefined
  change: (changed: Partial<ServiceDraft>) => void
}

export interface BracketDraft {
  upTo: string
  price: string
}

export const COURSE_NUMBERS = [
  'level',
  'days',
  'nights',
  'groupFrom',
  'groupTo',
  'startsAt',
  'endsAt',
  'kilometres',
  'ascent',
  'minimumAge',
] as const
export const TEAM_EVENT_NUMBERS = ['hours', 'days', 'nights', 'flatUpTo'] as const

export type NumberField = (typeof COURSE_NUMBERS)[number] | (typeof TEAM_EVENT_NUMBERS)[number]

export interface DraftProblem {
  /** Of the draft: `names.fr`, `groupTo`, `brackets.0`. */
  field: string
  code: ProblemCode
}

export type ProblemCode =
  | 'name'
  | 'number'
  | 'days'
  | 'people'
  | 'time'
  | 'amount'
  | 'length'
  | 'most'
  | 'brackets'
  | 'address'

/** @param isCopy a new one begins with the figures of another, and without its name */
export function toServiceDraft(
  { names, facts, cents, picture }: StaffService,
  isCopy: boolean,
): ServiceDraft {
  const [first, ...rates] = cents
  const common = { days: writeDays(facts.days), nights: String(facts.nights) }
  const isCourse = 'level' in facts
  const course = isCourse
    ? {
        level: String(facts.level),
        groupFrom: String(facts.group.from),
        groupTo: String(facts.group.to),
        startsAt: facts.hours.from,
        endsAt: facts.hours.to,
        kilometres: String(facts.walk.kilometres),
        ascent: String(facts.walk.ascentMetres),
        minimumAge: String(facts.minimumAge),
      }
    : NO_COURSE
  const teamEvent = isCourse
    ? NO_TEAM_EVENT
    : { hours: String(facts.hours), flatUpTo: String(facts.flatUpTo) }
  return {
    names: isCopy ? NO_TEXTS : names,
    address: '',
    picture,
    numbers: { ...common, ...course, ...teamEvent },
    price: amountText(first),
    brackets: isCourse
      ? []
      : facts.brackets.map(({ upTo }, index) => ({
          upTo: String(upTo),
          price: amountText(rates[index] ?? 0),
        })),
  }
}

const NO_COURSE = {
  level: '',
  groupFrom: '',
  groupTo: '',
  startsAt: '',
  endsAt: '',
  kilometres: '',
  ascent: '',
  minimumAge: '',
}
const NO_TEAM_EVENT = { hours: '', flatUpTo: '' }

/** The address of a new service: typed, or as its German name suggests. */
export function addressOf({ address, names }: ServiceDraft): string {
  return address.trim() || suggestServiceId(names.de)
}

/** Checked by the server's own schemas. @param isNew asks for an address too */
export function toServiceValues(
  draft: ServiceDraft,
  kind: StaffService['kind'],
  { isNew, hasOwnName }: { isNew: boolean; hasOwnName: boolean },
): Result<ServiceValues, DraftProblem[]> {
  const problems: DraftProblem[] = []
  const names = serviceNamesSchema.safeParse(draft.names)
  if (hasOwnName && !names.success) {
    const wrong = new Set(names.error.issues.map(({ path }) => String(path[0])))
    for (const language of LANGUAGES)
      if (wrong.has(language)) problems.push({ field: `names.${language}`, code: 'name' })
  }
  if (isNew && names.success && !isServiceId(addressOf(draft)))
    problems.push({ field: 'address', code: 'address' })
  const facts = kind === 'course' ? courseFactsOf(draft) : teamEventFactsOf(draft)
  if (!facts.success) problems.push(...facts.error.issues.map(({ path }) => toProblem(path)))
  const price = toCents(draft.price)
  if (!price || price < 100) problems.push({ field: 'price', code: 'amount' })
  const rates = kind === 'course' ? [] : draft.brackets.map((bracket) => toCents(bracket.price))
  rates.forEach((rate, index) => {
    if (!rate || rate < 100) problems.push({ field: `brackets.${index}.price`, code: 'amount' })
  })
  if (problems.length > 0 || !facts.success || !price) return refuse(withoutRepeats(problems))
  return accept({
    names: names.success ? names.data : draft.names,
    picture: draft.picture,
    facts: facts.data,
    cents: [price, ...rates.map((rate) => rate ?? 0)],
  })
}

function courseFactsOf({ numbers }: ServiceDraft) {
  return courseFactsSchema.safeParse({
    level: toNumber(numbers.level),
    days: toNumber(withDecimals(numbers.days)),
    nights: toNumber(numbers.nights),
    group: { from: toNumber(numbers.groupFrom), to: toNumber(numbers.groupTo) },
    hours: { from: numbers.startsAt, to: numbers.endsAt },
    walk: { kilometres: toNumber(numbers.kilometres), ascentMetres: toNumber(numbers.ascent) },
    minimumAge: toNumber(numbers.minimumAge),
  })
}

function teamEventFactsOf({ numbers, brackets }: ServiceDraft) {
  return teamEventFactsSchema.safeParse({
    hours: toNumber(numbers.hours),
    days: toNumber(withDecimals(numbers.days)),
    nights: toNumber(numbers.nights),
    flatUpTo: toNumber(numbers.flatUpTo),
    brackets: brackets.map(({ upTo }) => ({ upTo: toNumber(upTo) })),
  })
}

const FIELDS: Record<string, DraftProblem> = {
  'group.from': { field: 'groupFrom', code: 'people' },
  'group.to': { field: 'groupTo', code: 'most' },
  'hours.from': { field: 'startsAt', code: 'time' },
  'hours.to': { field: 'endsAt', code: 'time' },
  'walk.kilometres': { field: 'kilometres', code: 'number' },
  'walk.ascentMetres': { field: 'ascent', code: 'number' },
  hours: { field: 'hours', code: 'length' },
  days: { field: 'days', code: 'days' },
  flatUpTo: { field: 'flatUpTo', code: 'people' },
  brackets: { field: 'brackets.0.upTo', code: 'brackets' },
}

function toProblem(path: readonly PropertyKey[]): DraftProblem {
  const name = path.join('.')
  if (/^brackets\.\d+/.test(name)) return { field: `brackets.${String(path[1])}.upTo`, code: 'people' }
  return FIELDS[name] ?? { field: name, code: 'number' }
}

function withoutRepeats(problems: readonly DraftProblem[]): DraftProblem[] {
  return problems.filter(
    (problem, index) => problems.findIndex(({ field }) => field === problem.field) === index,
  )
}

/** Of a decimal with point or comma; NaN for anything else. */
function toNumber(typed: string): number {
  return /^\s*\d{1,6}(?:[.,]\d)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}
