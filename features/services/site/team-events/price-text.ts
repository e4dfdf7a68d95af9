import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import {
  bracketsOf,
  type GroupPrice,
  type PriceBracket,
  priceGroup,
  totalIn,
} from '#features/services/content/group-price.ts'
import { fill, formatFrancs, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'

type Messages = Namespaces['team-event']

/** All services are priced in Swiss francs (RULING 2). */
export function francs(language: Language, cents: number): string {
  return formatPrice(language, cents, { code: 'chf' })
}

/** `bis 12 Personen`, `13–20 Personen`. */
export function groupText(messages: Messages, { kind, from, upTo }: PriceBracket): string {
  return kind === 'flat' ? fill(messages.upTo, { n: upTo }) : fill(messages.people, { from, to: upTo })
}

/** Group sizes that stand for the three brackets. */
export const EXAMPLE_GROUPS = [8, 15, 24] as const

/** `CHF 1’400`: what the whole group pays; undefined above the largest group. */
export function groupTotal(language: Language, event: PricedTeamEvent, people: number): string | undefined {
  const price = priceGroup(event, people)
  return price.ok ? formatFrancs(language, price.value.totalCents) : undefined
}

/** `CHF 1’400 bis 12 Personen`: a price with the group it is for. */
export function flatPriceText(language: Language, messages: Messages, event: PricedTeamEvent): string {
  return fill(messages.priceUpTo, { price: formatFrancs(language, event.flatCents), n: event.flatUpTo })
}

/** `14 × CHF 100.00`, or the flat price's name. */
export function priceBreakdownText(
  language: Language,
  messages: Messages,
  { madeOf, people }: GroupPrice,
): string {
  return madeOf.kind === 'flat'
    ? fill(messages.configurator.flat, { n: madeOf.upTo })
    : `${people} × ${francs(language, madeOf.rateCents)}`
}

/** Marked as approximate when the rounded shares do not add up. */
export function perPersonText(language: Language, messages: Messages, { perHead }: GroupPrice): string {
  const { perHead: exactly, perHeadAbout: about } = messages.configurator
  return fill(perHead.exact ? exactly : about, { price: francs(language, perHead.cents) })
}

/** One sentence per bracket whose smallest group pays less than the previous bracket's largest. */
export function cheaperTexts(language: Language, messages: Messages, event: PricedTeamEvent): string[] {
  const table = bracketsOf(event)
  return table.flatMap((bracket, index) => {
    const before = table[index - 1]
    if (!before) return []
    const price = totalIn(bracket, bracket.from)
    const fewerPrice = totalIn(before, before.upTo)
    if (price >= fewerPrice) return []
    return fill(messages.prices.cheaper, {
      n: bracket.from,
      price: formatFrancs(language, price),
      fewer: before.upTo,
      fewerPrice: formatFrancs(language, fewerPrice),
    })
  })
}
