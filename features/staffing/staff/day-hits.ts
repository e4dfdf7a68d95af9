import type { QuoteDate } from '#features/quote/rules/quote-document.ts'

/** What blocked days touch, each with what can be done about it. */
export interface DayHits {
  events: HitEvent[]
  quotes: HitQuote[]
  requests: HitRequest[]
}

export interface HitEvent {
  id: string
  title: string
  /** ISO 8601 with Swiss offset. */
  startsAt: string
  endsAt: string
  people: number
  public: boolean
  /** Name; null: it has no guide yet. */
  lead: string | null
}

/** An open quote with a date on these days. */
export interface HitQuote {
  id: string
  number: number
  customer: string
  people: number | null
  totalCents: number
  /** What was shown; a move names it. */
  version: number
  /** On these days. */
  dates: QuoteDate[]
  /** The first of its dates is kept, and is one of them. */
  held: boolean
  /** A requested date that staff have not confirmed yet. */
  awaitsDate: boolean
  /** Free Swiss days to move to, in order. */
  proposals: string[]
}

/** A request without a quote for one of these days. */
export interface HitRequest {
  id: string
  number: number
  name: string
  day: string
}
