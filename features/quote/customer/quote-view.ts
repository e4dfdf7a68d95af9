import type { DescribedQuote } from '../document/describe-quote.ts'

/** What the customer reads on the private page: the last version that was sent. */
export interface QuoteView extends DescribedQuote {
  reference: string
  number: number
  version: number
  /** `open`: can be accepted, once the date is confirmed. */
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  /** Swiss days. */
  validUntil: string
  sentOn: string
  totalCents: number
  note: string
  /** To choose from when accepting; empty when none was proposed. */
  dates: { text: string; held: boolean }[]
  /** For the invoice, as we know it. */
  invoiceTo: { company: string; name: string; street: string; postalCode: string; city: string }
  /** Null for a project. */
  serviceId: string | null
  people: number | null
  /** Service in the reader's language; null for a project. */
  serviceName: string | null
  termsVersion: string
  /** Of the booking that accepting made. */
  bookingReference: string | null
  /** Staff have not confirmed the requested date yet. */
  awaitsDate: boolean
}
