import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { authFactors } from '../database/account.tables.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { confirmedAddress } from '../account.ts'
import { deleteFactor, ownFactor } from '../sign-in/factors.server.ts'
import { lockUser, type StoredFactor } from '../database/users-repository.server.ts'

export function listFactors(db: Database, userId: string): Promise<StoredFactor[]> {
  return db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, userId))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id))
}

/** Removes a factor for its owner, who is notified. Undefined when there is none. */
export function removeFactorOfUser(
  { db, key, clock }: Pick<AccountDeps, 'db' | 'key' | 'clock'>,
  userId: string,
  factorId: string,
): Promise<StoredFactor | undefined> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const factor = user && (await ownFactor(tx, userId, factorId))
    if (!factor) return undefined
    await deleteFactor(tx, factor)
    const change = {
      userId,
      change: 'factor_removed',
      address: confirmedAddress(user),
      now: clock(),
    } as const
    if (factor.status === 'verified') await enqueueChangeMail(tx, { key }, change)
    return factor
  })
}
