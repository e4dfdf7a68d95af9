import { formatFrancs, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { figureOf, isRuleName, ruleText } from './rules.ts'
import type { Offer } from '#features/services/content/offer.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import { YEARS_FORMS, yearsText } from '#features/voucher/content/voucher-years.ts'

/**
 * Prices for texts, in Rappen: per service (per person, or the flat price of a group, also of one that is retired), `survival-from` and
 * `survival-to` of all courses, `team-events-from` and `team-events-to`, the lowest and highest flat price. A group
 * above the flat price may pay less (RULING 1); no text says "from" a price that one group size alone pays.
 */
function namedPrices({
  services,
  prices,
}: Pick<PricedOffer, 'services' | 'prices'>): Readonly<Record<string, number>> {
  const firstOf = (list: readonly { id: string }[]) => list.map(({ id }) => pricesOf(prices, id)[0])
  const perPerson = firstOf(services.courses)
  const flat = firstOf(services.teamEvents)
  return {
    ...Object.fromEntries(Object.entries(prices).map(([id, [first]]) => [id, first])),
    'survival-from': Math.min(...perPerson),
    'survival-to': Math.max(...perPerson),
    'team-events-from': Math.min(...flat),
    'team-events-to': Math.max(...flat),
  }
}

type PricedOffer = Pick<Offer, 'services' | 'prices' | 'voucherYears'>

/** Fills the texts of one language; see `fillFacts`. */
type Fill = (text: string) => string

/**
 * Fills nested texts: `{price:aufbruch}` (CHF 200.00), `{francs:aufbruch}` (CHF 200), of `rules.ts` `{rule:weather}`
 * and `{figure:freeDays}`, of vouchers `{validity:words}` (see `YEARS_FORMS`). Throws for a name that does not exist.
 */
export function fillFacts<Messages>(language: Language, messages: Messages, offer: PricedOffer): Messages {
  const cents = namedPrices(offer)
  const priceOf = (name: string) => {
    const price = cents[name]
    if (price === undefined) throw new Error(`No price is called "${name}"`)
    return price
  }
  const fill: Fill = (text) =>
    text.replace(
      /\{(price|francs|rule|figure|validity):([\w-]+)\}/g,
      (_place, kind: string, name: string) => {
        if (kind === 'rule') return ruleOf(language, name, offer)
        if (kind === 'validity') return validityOf(language, name, offer)
        if (kind === 'figure') return figureOf(name)
        return kind === 'francs'
          ? formatFrancs(language, priceOf(name))
          : formatPrice(language, priceOf(name), { code: 'chf' })
      },
    )
  return filled(messages, fill) as Messages
}

/** Whether filling asks for what owners publish, so that the texts change with it. */
export function namesFacts(messages: unknown): boolean {
  return /\{(?:price|francs|validity|rule:voucherValidity)[:}]/.test(JSON.stringify(messages))
}

function filled(value: unknown, fill: Fill): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => filled(each, fill))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, fill)]))
}

function ruleOf(language: Language, name: string, offer: PricedOffer): string {
  if (!isRuleName(name)) throw new Error(`No rule is called "${name}"`)
  return ruleText(language, name, offer)
}

function validityOf(language: Language, name: string, { voucherYears }: PricedOffer): string {
  const form = YEARS_FORMS.find((each) => each === name)
  if (!form) throw new Error(`No validity is called "${name}"`)
  return yearsText(language, voucherYears, form)
}
