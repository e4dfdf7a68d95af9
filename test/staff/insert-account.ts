import { randomUUID } from 'node:crypto'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { insertSession } from '#features/account/database/sessions-repository.server.ts'
import { findUser, insertUser, type NewUser } from '#features/account/database/users-repository.server.ts'
import { issueAccessToken } from '#features/account/sessions/access-token.server.ts'

/**
 * Inserts a confirmed account with a session that was opened by password at `provenAt` (now unless given), without deriving
 * a key: it has no password. @returns its id and an access token.
 */
export async function insertAccount(
  accounts: Pick<AccountDeps, 'db' | 'keys' | 'config' | 'clock'>,
  { provenAt = accounts.clock(), ...more }: Partial<NewUser> & Pick<NewUser, 'email'> & { provenAt?: Date },
): Promise<{ id: string; token: string }> {
  const now = accounts.clock()
  const userId = randomUUID()
  const session = {
    id: randomUUID(),
    userId,
    aal: 'aal1' as const,
    steps: [{ method: 'password' as const, timestamp: Math.floor(provenAt.getTime() / 1000) }],
    userAgent: '',
    createdAt: provenAt,
    refreshedAt: now,
  }
  const row = { id: userId, emailConfirmedAt: now, createdAt: now, updatedAt: now, ...more }
  await accounts.db.transaction(async (tx) => {
    await insertUser(tx, { ...row, staffSince: more.staffRole ? now : null })
    await insertSession(tx, session)
  })
  const user = await findUser(accounts.db, userId)
  if (!user) throw new Error(`${more.email} is taken`)
  return { id: userId, token: (await issueAccessToken(accounts, user, session)).token }
}
