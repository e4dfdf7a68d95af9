/** Characters. */
export const MANDATE_LIMITS = { nextStep: 200, title: 120 } as const

export const MANDATE_FILTERS = ['open', 'closed'] as const
export type MandateFilter = (typeof MANDATE_FILTERS)[number]

/** An accepted project: named by its quote, whose documents are its documents (ADR-062). */
export interface MandateLine {
  /** Of the quote. */
  id: string
  number: number
  customer: string
  totalCents: number
  /** Empty: not set yet. */
  nextStep: string
  /** Swiss day, `YYYY-MM-DD`. */
  nextDay: string | null
  acceptedAt: string
  closedAt: string | null
}

export interface MandateDocument {
  id: string
  title: string
  bytes: number
  addedAt: string
}

export interface Mandate extends MandateLine {
  revision: number
  /** Versions of the quote that were sent, oldest first. */
  versions: { version: number; totalCents: number; sentAt: string }[]
  /** Uploaded, oldest first. */
  documents: MandateDocument[]
}

export type MandateRefusal =
  | { code: 'unknown_mandate' | 'unknown_document' | 'changed_meanwhile' }
  /** Nothing is planned for what is done. */
  | { code: 'mandate_closed' }
