import { printedName } from '#features/services/content/service-name.ts'
import type { PricedServices } from '#features/services/content/service-prices.ts'
import {
  QUOTE_LIMITS as LIMITS,
  type QuoteDate,
  type QuoteDocument,
  type QuoteEvent,
  type QuoteLine,
} from '../rules/quote-document.ts'
import { listPrice } from '../rules/quote-people.ts'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { OfferedService } from '#features/calendar/staff/event-service.ts'

/** The event of a service with a group: two people less or more are as good. */
export function eventOf(
  { id, place: usual, meetingPoint, places }: OfferedService,
  { people, language, place }: { people: number; language: Language; place: string },
): QuoteEvent {
  return {
    serviceId: id,
    people,
    fewest: Math.max(1, people - 2),
    most: Math.max(people, Math.min(people + 2, places)),
    place: (place || (usual ? textIn(language, usual) : '')).slice(0, LIMITS.place),
    meetingPoint: (meetingPoint ? textIn(language, meetingPoint) : '').slice(0, LIMITS.place),
  }
}

/** At the published price; without one the amount is left to staff. */
export function serviceLine(
  { id, names }: OfferedService,
  { people, language, prices }: { people: number; language: Language; prices: PricedServices },
): QuoteLine {
  const list = listPrice(prices, id, people) ?? { quantity: people * 100, unitCents: 0 }
  return {
    kind: 'service',
    text: printedName(names[language]),
    detail: '',
    ...list,
    perPerson: true,
    reason: '',
  }
}

export function dateOf({ hours }: Pick<OfferedService, 'hours'>, day: string): QuoteDate {
  if (typeof hours !== 'number') return { day, from: hours.from, to: hours.to }
  const end = Math.min(23, 9 + (hours > 0 ? Math.round(hours) : 8))
  return { day, from: '09:00', to: `${String(end).padStart(2, '0')}:00` }
}

/** Other lines in their place; a discount keeps to its line, to that of the service whichever it is, or goes with it. */
export function withLines(
  { lines: before, discount }: Pick<QuoteDocument, 'lines' | 'discount'>,
  lines: QuoteLine[],
): Pick<QuoteDocument, 'lines' | 'discount'> {
  if (!discount || discount.line === null) return { lines, discount }
  const on = before[discount.line]
  const line = lines.findIndex((each) => each === on || (each.kind === 'service' && on?.kind === 'service'))
  return { lines, discount: line < 0 ? null : { ...discount, line } }
}
