import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'

/** What the list can be sorted by, in the browser and for its file. */
export const ACCOUNT_SORTS = ['account', 'role', 'signIn', 'factor'] as const

export function accountValues(roles: Readonly<Record<StaffRole, { name: string }>>) {
  return {
    account: ({ email }: StaffAccount) => email,
    role: ({ role }: StaffAccount) => roles[role].name,
    signIn: ({ lastSignInAt }: StaffAccount) => lastSignInAt,
    factor: ({ hasSecondFactor }: StaffAccount) => Number(hasSecondFactor),
  }
}
