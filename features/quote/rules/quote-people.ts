import { priceGroup, pricePerson } from '#features/services/content/group-price.ts'
import type { PricedServices } from '#features/services/content/service-prices.ts'
import type { QuoteDocument, QuoteLine } from './quote-document.ts'
import { quoteTotal } from './quote-total.ts'

/** Price of a service for a number of people by the price list; the flat price counts once. */
export interface ListPrice {
  /** Hundredths. */
  quantity: number
  unitCents: number
}

/** Undefined for an unknown service and for more people than have a published price. */
export function listPrice(
  { courses, teamEvents }: PricedServices,
  serviceId: string,
  people: number,
): ListPrice | undefined {
  const event = teamEvents.find(({ id }) => id === serviceId)
  const course = courses.find(({ id }) => id === serviceId)
  const price = event ? priceGroup(event, people) : course && pricePerson(course, people)
  if (!price?.ok) return undefined
  const { madeOf } = price.value
  return madeOf.kind === 'flat'
    ? { quantity: 100, unitCents: madeOf.flatCents }
    : { quantity: people * 100, unitCents: madeOf.rateCents }
}

/** Whether a service's line costs what is published, or has none to compare with. */
export function isAtListPrice(line: Pick<QuoteLine, 'quantity' | 'unitCents'>, list: ListPrice): boolean {
  return line.quantity === list.quantity && line.unitCents === list.unitCents
}

/**
 * The document for another number of people: services at the published price stay at it, in the bracket of that
 * number; what is per person follows; all other lines stay.
 */
export function forPeople(document: QuoteDocument, people: number, prices: PricedServices): QuoteDocument {
  const { event } = document
  if (!event) return document
  return atListPrices(document, people, (count) => listPrice(prices, event.serviceId, count))
}

/** @param listOf what is published for a number of people */
export function atListPrices(
  document: QuoteDocument,
  people: number,
  listOf: (people: number) => ListPrice | null | undefined,
): QuoteDocument {
  const { event } = document
  if (!event) return document
  const before = listOf(event.people)
  const after = listOf(people)
  const lines = document.lines.map((line): QuoteLine => {
    if (line.kind === 'service' && before && after && isAtListPrice(line, before))
      return { ...line, ...after }
    return line.perPerson ? { ...line, quantity: people * 100 } : line
  })
  return { ...document, lines, event: { ...event, people } }
}

/** Totals in Rappen for every number of people of the range, beginning with the fewest. */
export function agreedTotals(document: QuoteDocument, prices: PricedServices): number[] {
  return numbersOf(document).map((people) => quoteTotal(forPeople(document, people, prices)).totalCents)
}

/** What is published for each of the same numbers; null where nothing is. */
export function agreedListPrices(document: QuoteDocument, prices: PricedServices): (ListPrice | null)[] {
  const { event } = document
  if (!event) return []
  return numbersOf(document).map((people) => listPrice(prices, event.serviceId, people) ?? null)
}

function numbersOf({ event }: QuoteDocument): number[] {
  return event
    ? Array.from({ length: event.most - event.fewest + 1 }, (_, index) => event.fewest + index)
    : []
}
