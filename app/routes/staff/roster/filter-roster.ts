import type { PartyStand } from '#features/booking/roster/party-stand.ts'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'

export const ROSTER_FILTERS = ['all', 'missing', 'paying', 'attention'] as const
export type RosterFilter = (typeof ROSTER_FILTERS)[number]

export interface RosterRowData {
  entry: RosterEntry
  stand: PartyStand
  /** Attendance of its people has been marked. */
  isMarked: boolean
}

/** `attention`: what a guide must know, or two disagree about. */
export function filterRoster<Row extends Pick<RosterRowData, 'entry' | 'stand'>>(
  rows: readonly Row[],
  filter: RosterFilter,
): Row[] {
  return rows.filter(({ entry, stand }) => {
    if (filter === 'missing') return stand.here < entry.people
    if (filter === 'paying') return stand.dueCents > 0
    if (filter === 'attention')
      return (
        Boolean(entry.note ?? entry.staffNote) ||
        entry.guests.some(({ note }) => note !== '') ||
        stand.doubles.length > 0 ||
        stand.isMoneyUnclear
      )
    return true
  })
}
