import { type RefusalOf, refusals } from '#kit/refusals.ts'
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

export const STAFF_ACCOUNT_REFUSALS = refusals({
  unknown_account: 'missing',
  unconfirmed_address: 'conflict',
  last_owner: 'conflict',
  already_staff: 'conflict',
  already_confirmed: 'conflict',
  changed_meanwhile: 'conflict',
  /** A project elsewhere keeps them. */
  accounts_elsewhere: 'conflict',
})
export type StaffAccountRefusal = RefusalOf<typeof STAFF_ACCOUNT_REFUSALS>
