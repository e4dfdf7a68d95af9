import type { QuoteDate } from './quote-document.ts'

/** Something else at the time of a date, in Swiss local time. */
export interface QuoteClash {
  /** Index of the date. */
  date: number
  kind: 'event' | 'hold'
  /** Title of the event, or the customer for whom the date is kept. */
  title: string
  /** Of the event or quote. */
  id: string
  startsLocal: string
  endsLocal: string
  /** Null for a kept date. */
  people: number | null
}

/** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
export function localTimes({ day, from, to }: QuoteDate): { startsLocal: string; endsLocal: string } {
  return { startsLocal: `${day} ${from}:00`, endsLocal: `${day} ${to}:00` }
}
