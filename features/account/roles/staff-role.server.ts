import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { normaliseEmail } from '../account.ts'
import { authUsers } from '../database/account.tables.server.ts'
import { findUserByEmail, lockUser, updateUser } from '../database/users-repository.server.ts'
import { recordAction } from '../security/audit.server.ts'
import type { StaffRole } from './permissions.ts'

export interface StaffRoleRefusal {
  code: 'unknown_account' | 'unconfirmed_address' | 'last_owner' | 'changed_meanwhile'
}

/** Gives or takes (null) a role at once; refuses unconfirmed addresses. @returns false if unchanged. */
export async function setStaffRole(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  email: string,
  role: StaffRole | null,
): Promise<Result<boolean, StaffRoleRefusal>> {
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, normaliseEmail(email))
    if (!found) return refuse({ code: 'unknown_account' })
    if (role && !found.emailConfirmedAt) return refuse({ code: 'unconfirmed_address' })
    return changeStaffRole(tx, { id: found.id, role, now: clock() })
  })
}

interface RoleChange {
  id: string
  role: StaffRole | null
  /** Refused when it is another one by now. */
  seen?: StaffRole
  now: Date
  /** Absent: the command line. */
  actorId?: string
}

/**
 * Locks all owners, then the account. Never takes the role from the last owner who can sign in; of two who take it
 * from each other at once, the second is refused. @returns false if unchanged.
 */
export async function changeStaffRole(
  tx: Transaction,
  { id, role, seen, now, actorId }: RoleChange,
): Promise<Result<boolean, StaffRoleRefusal>> {
  const owners = await lockOwners(tx, now)
  const user = await lockUser(tx, id)
  if (!user) return refuse({ code: 'unknown_account' })
  const before = user.staffRole
  if (seen && seen !== before) return refuse({ code: 'changed_meanwhile' })
  if (before === role) return accept(false)
  if (owners.includes(id) && owners.length === 1) return refuse({ code: 'last_owner' })
  const staffSince = role ? (user.staffSince ?? now) : null
  await updateUser(tx, id, { staffRole: role, staffSince }, now)
  const action = role ? 'staff_role_granted' : 'staff_role_revoked'
  await recordAction(tx, { at: now, action, actorId, userId: id, detail: { from: before, to: role } })
  return accept(true)
}

/** Who can sign in as an owner. In one order, so that two transactions never wait for each other. */
async function lockOwners(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(
      and(
        eq(authUsers.staffRole, 'owner'),
        isNotNull(authUsers.emailConfirmedAt),
        isNull(authUsers.deletedAt),
        or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, sql`${now.toISOString()}::timestamptz`)),
      ),
    )
    .orderBy(asc(authUsers.id))
    .for('update')
  return rows.map((row) => row.id)
}
