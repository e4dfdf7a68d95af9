import type { TeamEvent } from '#content/services.ts'
import {
  bracketsOf,
  type GroupPrice,
  type PriceBracket,
  totalIn,
} from '#features/booking/rules/group-price.ts'
import { fill, formatPrice } from '#i18n/format.ts'
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

/** A range, or one amount for a flat price. */
export function totalText(language: Language, messages: Messages, bracket: PriceBracket): string {
  if (bracket.kind === 'flat') return francs(language, bracket.cents)
  const [from, to] = [bracket.from, bracket.upTo].map((people) => francs(language, totalIn(bracket, people)))
  return fill(messages.prices.range, { from: from ?? '', to: to ?? '' })
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
export function cheaperTexts(language: Language, messages: Messages, event: TeamEvent): string[] {
  const table = bracketsOf(event)
  return table.flatMap((bracket, index) => {
    const before = table[index - 1]
    if (!before) return []
    const price = totalIn(bracket, bracket.from)
    const fewerPrice = totalIn(before, before.upTo)
    if (price >= fewerPrice) return []
    return fill(messages.prices.cheaper, {
      n: bracket.from,
      price: francs(language, price),
      fewer: before.upTo,
      fewerPrice: francs(language, fewerPrice),
    })
  })
}

export function lowestTotal(event: TeamEvent): number {
  return Math.min(...bracketsOf(event).map((bracket) => totalIn(bracket, bracket.from)))
}
