import { accept, type Result, refuse } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { normaliseEmail } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { findUserByEmail, lockUser, updateUser } from '../database/users-repository.server.ts'

export interface StaffRoleRefusal {
  code: 'unknown_account' | 'unconfirmed_address'
}

/**
 * Grants or revokes the staff role at once; refuses unconfirmed addresses. Locks the account. @returns false if
 * unchanged.
 */
export async function setStaffRole(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  email: string,
  role: 'granted' | 'revoked',
): Promise<Result<boolean, StaffRoleRefusal>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, normaliseEmail(email))
    const user = found && (await lockUser(tx, found.id))
    if (!user) return refuse({ code: 'unknown_account' })
    const isGrant = role === 'granted'
    if (isGrant && !user.emailConfirmedAt) return refuse({ code: 'unconfirmed_address' })
    if (isGrant === (user.staffSince !== null)) return accept(false)
    await updateUser(tx, user.id, { staffSince: isGrant ? now : null }, now)
    await recordAction(tx, { at: now, action: `staff_role_${role}`, userId: user.id })
    return accept(true)
  })
}
