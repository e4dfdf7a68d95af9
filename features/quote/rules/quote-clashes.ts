import type { QuoteDate } from './quote-document.ts'

/** Something else at the time of a date, in Swiss local time. */
export interface QuoteClash {
  /** Index of the date. */
  date: number
  /** `blocked`: a guide is blocked that day; `closed`: no guide is available. */
  kind: 'event' | 'hold' | 'blocked' | 'closed'
  /** Title of the event, the customer for whom the date is kept, or who is blocked (empty: everybody). */
  title: string
  /** Of the event, quote or blocked days. */
  id: string
  startsLocal: string
  endsLocal: string
  /** Null for all but events. */
  people: number | null
}

/** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
export function localTimes({ day, from, to }: QuoteDate): { startsLocal: string; endsLocal: string } {
  return { startsLocal: `${day} ${from}:00`, endsLocal: `${day} ${to}:00` }
}

/** Whether a customer may take the date in spite of it: others can lead while one is away. */
export function leavesFree({ kind }: Pick<QuoteClash, 'kind'>): boolean {
  return kind === 'blocked'
}
