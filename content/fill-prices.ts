import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS, type TeamEvent } from './services.ts'

/**
 * Prices for texts such as `{price:aufbruch}`, in Rappen: per service (per person or flat), `survival-from` and
 * `survival-to` of all courses, and `team-events-from`, the lowest group price.
 */
const PRICES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SURVIVAL_COURSES.map(({ id, pricePerPersonCents }) => [id, pricePerPersonCents])),
  ...Object.fromEntries(TEAM_EVENTS.map(({ id, flatCents }) => [id, flatCents])),
  'survival-from': Math.min(...SURVIVAL_COURSES.map(({ pricePerPersonCents }) => pricePerPersonCents)),
  'survival-to': Math.max(...SURVIVAL_COURSES.map(({ pricePerPersonCents }) => pricePerPersonCents)),
  'team-events-from': Math.min(...TEAM_EVENTS.map(leastForGroup)),
}

/** Fills nested texts. Throws for an unknown price. */
export function fillPrices<Messages>(language: Language, messages: Messages): Messages {
  return filled(language, messages) as Messages
}

function filled(language: Language, value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\{price:([\w-]+)\}/g, (_place, name: string) => priceOf(language, name))
  if (Array.isArray(value)) return value.map((each) => filled(language, each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(language, each)]))
}

function priceOf(language: Language, name: string): string {
  const cents = PRICES[name]
  if (cents === undefined) throw new Error(`No price is called "${name}"`)
  return formatPrice(language, cents, { code: 'chf' })
}

/** The smallest group of a bracket pays least. */
function leastForGroup({ flatCents, flatUpTo, brackets }: TeamEvent): number {
  const firstSizes = [flatUpTo, ...brackets.map(({ upTo }) => upTo)].map((upTo) => upTo + 1)
  return Math.min(
    flatCents,
    ...brackets.map(({ perPersonCents }, at) => perPersonCents * (firstSizes[at] ?? 0)),
  )
}
