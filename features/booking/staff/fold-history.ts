import type { BookingHistoryLine } from '../rules/staff-booking.ts'

export interface FoldedLine extends BookingHistoryLine {
  /** How often in a row. */
  times: number
}

/** What happened many times in a row is one line, at its last time: eighteen guests who enter themselves hide nothing else. */
export function foldHistory(history: readonly BookingHistoryLine[]) {
  const folded: FoldedLine[] = []
  for (const line of history) {
    const last = folded.at(-1)
    if (last && isAlike(last, line)) Object.assign(last, { at: line.at, times: last.times + 1 })
    else folded.push({ ...line, times: 1 })
  }
  return folded
}

/** Entries of payments and numbers of people are not merged. */
function isAlike(one: BookingHistoryLine, other: BookingHistoryLine) {
  const isPlain = [one, other].every(({ means, people }) => !means && !people)
  return isPlain && one.action === other.action && one.byStaff === other.byStaff
}
