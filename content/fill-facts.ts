import { formatFrancs, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { figureOf, isRuleName, ruleText } from './rules.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from './services.ts'

/**
 * Prices for texts, in Rappen: per service (per person, or the flat price of a group), `survival-from` and
 * `survival-to` of all courses, `team-events-from` and `team-events-to`, the lowest and highest flat price. A group
 * above the flat price may pay less (RULING 1); no text says "from" a price that one group size alone pays.
 */
const PRICES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SURVIVAL_COURSES.map(({ id, pricePerPersonCents }) => [id, pricePerPersonCents])),
  ...Object.fromEntries(TEAM_EVENTS.map(({ id, flatCents }) => [id, flatCents])),
  'survival-from': Math.min(...SURVIVAL_COURSES.map(({ pricePerPersonCents }) => pricePerPersonCents)),
  'survival-to': Math.max(...SURVIVAL_COURSES.map(({ pricePerPersonCents }) => pricePerPersonCents)),
  'team-events-from': Math.min(...TEAM_EVENTS.map(({ flatCents }) => flatCents)),
  'team-events-to': Math.max(...TEAM_EVENTS.map(({ flatCents }) => flatCents)),
}

/**
 * Fills nested texts: `{price:aufbruch}` (CHF 200.00), `{francs:aufbruch}` (CHF 200), and of `rules.ts`
 * `{rule:weather}` and `{figure:freeDays}`. Throws for a name that does not exist.
 */
export function fillFacts<Messages>(language: Language, messages: Messages): Messages {
  return filled(language, messages) as Messages
}

function filled(language: Language, value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(price|francs|rule|figure):([\w-]+)\}/g, (_place, kind: string, name: string) => {
      if (kind === 'rule') return ruleOf(language, name)
      if (kind === 'figure') return figureOf(name)
      return kind === 'francs'
        ? formatFrancs(language, priceOf(name))
        : formatPrice(language, priceOf(name), { code: 'chf' })
    })
  if (Array.isArray(value)) return value.map((each) => filled(language, each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(language, each)]))
}

function priceOf(name: string): number {
  const cents = PRICES[name]
  if (cents === undefined) throw new Error(`No price is called "${name}"`)
  return cents
}

function ruleOf(language: Language, name: string): string {
  if (!isRuleName(name)) throw new Error(`No rule is called "${name}"`)
  return ruleText(language, name)
}
