import type { PartyStatus } from '#features/booking/roster/party-status.ts'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'

export const ROSTER_FILTERS = ['all', 'missing', 'paying', 'attention'] as const
export type RosterFilter = (typeof ROSTER_FILTERS)[number]

export interface RosterRowData {
  entry: RosterEntry
  status: PartyStatus
  /** Attendance of its people has been marked. */
  isMarked: boolean
}

/** `attention`: what a guide must know, or two disagree about. */
export function filterRoster<Row extends Pick<RosterRowData, 'entry' | 'status'>>(
  rows: readonly Row[],
  filter: RosterFilter,
): Row[] {
  return rows.filter(({ entry, status }) => {
    if (filter === 'missing') return status.here < entry.people
    if (filter === 'paying') return status.dueCents > 0
    if (filter === 'attention')
      return (
        Boolean(entry.note ?? entry.staffNote) ||
        entry.guests.some(({ note }) => note !== '') ||
        status.doubles.length > 0 ||
        status.isMoneyUnclear
      )
    return true
  })
}
