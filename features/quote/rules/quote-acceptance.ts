/** Recorded with the version that was accepted. */
export interface QuoteAcceptance {
  version: number
  /** Who accepted, as typed. */
  name: string
  company: string
  street: string
  postalCode: string
  city: string
  /** The customer's own number for the invoice. */
  orderNumber: string
  /** Index of the date chosen; null without dates. */
  date: number | null
  termsVersion: string
  at: string
  /** Staff who recorded an acceptance by signature or telephone; null for the customer. */
  staffId: string | null
}
