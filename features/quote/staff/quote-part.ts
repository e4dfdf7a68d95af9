import type { OfferedService } from '#features/calendar/staff/event-service.ts'
import type { PricedServices } from '#features/services/content/service-prices.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import type { QuoteDetails } from './quote.contract.ts'

/** What each view of one quote gets. */
export interface QuoteProps extends QuoteDetails {
  /** Swiss day, by the server's clock. */
  today: string
  onChanged: () => void
}

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
