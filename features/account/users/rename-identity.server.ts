import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { authIdentities } from '../database/account.tables.server.ts'
import type { Metadata } from '../account.ts'
import { insertIdentity, type StoredUser } from '../database/users-repository.server.ts'

/** Upserts the account's own identity for its new address or number. */
export async function renameIdentity(
  tx: Transaction,
  user: StoredUser,
  provider: 'email' | 'phone',
  proof: Metadata,
  now: Date,
): Promise<void> {
  const data = { sub: user.id, email_verified: false, phone_verified: false, ...proof }
  const identity = { id: crypto.randomUUID(), userId: user.id, provider, subject: user.id, data }
  await insertIdentity(tx, { ...identity, createdAt: now, updatedAt: now })
  await tx
    .update(authIdentities)
    .set({ data, updatedAt: now })
    .where(and(eq(authIdentities.subject, user.id), eq(authIdentities.provider, provider)))
}
