import type { PricedServices } from '#content/service-prices.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import type { OfferedService } from '../events/event-service.ts'

/** What every part of the form gets. */
export interface QuotePart {
  document: QuoteDocument
  set: (change: Partial<QuoteDocument>) => void
  /** Of a field by its path; undefined while nothing is wrong, or before somebody wanted to send. */
  errorOf: (field: string) => string | undefined
}

/** Parts that depend on what is offered. */
export interface ServicePart extends QuotePart {
  prices: PricedServices
  services: readonly OfferedService[]
}
