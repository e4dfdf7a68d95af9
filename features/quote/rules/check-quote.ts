import type { PricedServices } from '#features/services/content/service-prices.ts'
import type { QuoteDocument } from './quote-document.ts'
import { agreedTotals, isAtListPrice, listPrice } from './quote-people.ts'
import { quoteTotal } from './quote-total.ts'

/** `field` in the form's paths, such as `lines.0.reason`. */
export interface QuoteProblem {
  field: string
  problem: 'required' | 'invalid' | 'reason' | 'past' | 'over_maximum' | 'total'
}

/** What must be corrected before a customer may read it; `today` in Switzerland. */
export function checkQuote(document: QuoteDocument, prices: PricedServices, today: string): QuoteProblem[] {
  const { customer, event, dates, lines, discount, validUntil } = document
  const problems: QuoteProblem[] = []
  const add = (field: string, problem: QuoteProblem['problem']) => problems.push({ field, problem })
  if (customer.name === '' && customer.company === '') add('customer.name', 'required')
  if (customer.email === '') add('customer.email', 'required')
  if (validUntil < today) add('validUntil', 'past')
  dates.forEach((date, index) => {
    if (date.day < today) add(`dates.${index}.day`, 'past')
    if (date.to <= date.from) add(`dates.${index}.to`, 'invalid')
  })
  if (lines.length === 0) add('lines', 'required')
  lines.forEach((line, index) => {
    if (line.text === '') add(`lines.${index}.text`, 'required')
  })
  if (event) {
    if (event.fewest > event.people) add('event.fewest', 'invalid')
    if (event.most < event.people) add('event.most', 'invalid')
    if (event.place === '') add('event.place', 'required')
    const list = listPrice(prices, event.serviceId, event.people)
    lines.forEach((line, index) => {
      if (line.kind !== 'service' || line.reason !== '') return
      if (!list || !isAtListPrice(line, list)) add(`lines.${index}.reason`, 'reason')
    })
    if (!listPrice(prices, event.serviceId, event.most) && list) add('event.most', 'over_maximum')
  }
  if (discount) {
    if (discount.reason === '') add('discount.reason', 'reason')
    if (discount.line !== null && !lines[discount.line]) add('discount.line', 'invalid')
  }
  if (lines.length > 0 && quoteTotal(document).totalCents <= 0) add('lines', 'total')
  // A discount of an amount may be all that the fewest pay.
  else if (event && lines.length > 0 && agreedTotals(document, prices).some((cents) => cents <= 0))
    add('event.fewest', 'total')
  return problems
}
