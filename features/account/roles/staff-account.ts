import type { StaffRole } from './permissions.ts'

/** An account of the back office, as owners see it. */
export interface StaffAccount {
  id: string
  email: string
  role: StaffRole
  /** ISO 8601. */
  since: string
  /** False while an invitation is open. */
  isConfirmed: boolean
  lastSignInAt: string | null
  hasSecondFactor: boolean
  isBanned: boolean
}

export type StaffAccountRefusal =
  | { code: 'unknown_account' }
  | { code: 'unconfirmed_address' }
  | { code: 'last_owner' }
  | { code: 'already_staff' }
  | { code: 'already_confirmed' }
  | { code: 'changed_meanwhile' }
  /** A project elsewhere keeps them. */
  | { code: 'accounts_elsewhere' }
