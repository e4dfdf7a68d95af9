import type { RowRules } from '#kit/whole-list.ts'
import type { StaffRole } from '../roles/permissions.ts'
import type { StaffAccount } from '../roles/staff-account.ts'

export const ACCOUNT_SORTS = ['account', 'role', 'signIn', 'factor'] as const
type AccountSort = (typeof ACCOUNT_SORTS)[number]

/** Their own order: owners first, then by address. */
export function accountRows(
  roles: Readonly<Record<StaffRole, { name: string }>>,
): RowRules<StaffAccount, never, AccountSort> {
  return {
    values: {
      account: ({ email }) => email,
      role: ({ role }) => roles[role].name,
      signIn: ({ lastSignInAt }) => lastSignInAt,
      factor: ({ hasSecondFactor }) => Number(hasSecondFactor),
    },
  }
}
