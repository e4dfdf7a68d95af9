import type { Liability } from './figures.ts'

/** Entries of the ledger, summed: counted at the ends from `from` up to and with `to`, whose voucher lapses then. */
export interface LedgerRow {
  from: number
  to: number
  cents: number
}

/** An end of a month that a liability is read at. */
export interface MonthEnd {
  /** `YYYY-MM`. */
  month: string
  /** Its last Swiss day. */
  day: string
  /** The Swiss day whose midnight ends it. */
  next: string
}

/** The ends of the twelve whole months before a Swiss day, oldest first. */
export function monthEndsBefore(today: string): MonthEnd[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 12 + index - 1, 1))
    const next = new Date(Date.UTC(year, month - 12 + index, 1))
    const last = new Date(next.getTime() - 86_400_000)
    const text = (date: Date) => date.toISOString().slice(0, 10)
    return { month: text(first).slice(0, 7), day: text(last), next: text(next) }
  })
}

/** @param ends with today's as the last */
export function toLiability(
  rows: readonly LedgerRow[],
  ends: readonly MonthEnd[],
  vouchers: number,
): Liability {
  const at = (end: number) =>
    rows.reduce((sum, { from, to, cents }) => (from <= end && end <= to ? sum + cents : sum), 0)
  return {
    nowCents: at(ends.length),
    vouchers,
    ends: ends.map(({ month }, index) => ({ month, cents: at(index) })),
  }
}
