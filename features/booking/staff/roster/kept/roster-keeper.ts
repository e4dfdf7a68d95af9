import type { KeptMark } from '#features/booking/roster/roster-mark.ts'
import type { Roster } from '#features/booking/staff/roster.contract.ts'

/** Whose list, of which event. */
export interface RosterKey {
  userId: string
  eventId: string
}

export interface KeptRoster extends RosterKey {
  roster: Roster
  /** ISO 8601. When the server last answered. */
  savedAt: string
}

/** A mark that the server has not confirmed; it says nothing that identifies a guest. */
export type WaitingMark = RosterKey & { mark: KeptMark }

/** What this device keeps of rosters (ADR-051). Each call is one transaction. */
export interface RosterKeeper {
  /** False: only this tab remembers, until it is closed. */
  isLasting: boolean
  /** Of this browser; new once its storage was cleared. */
  device: () => Promise<string>
  /** Undefined once its day is over, by the device's clock. */
  readRoster: (key: RosterKey) => Promise<KeptRoster | undefined>
  /** Keeps what the server answered, and forgets marks that it has confirmed. */
  keepRoster: (kept: KeptRoster, confirmed: readonly string[]) => Promise<void>
  forgetRosters: () => Promise<void>
  addMarks: (marks: readonly WaitingMark[]) => Promise<void>
  /** Of the event, by whomever, in no order. */
  waitingMarks: (eventId: string) => Promise<WaitingMark[]>
}
