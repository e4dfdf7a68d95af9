import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { authChallenges, authFlows, authOneTimeTokens, authUsers } from './account.tables.server.ts'
import { authPasskeyChallenges } from '../passkeys/passkey.tables.server.ts'
import { purgeOldSessions } from './sessions-repository.server.ts'
import { purgeFailures } from '../security/sign-in-attempts.server.ts'

const DAY_MS = 86_400_000
const IDLE_DAYS = 60

/** Deletes idle sessions, used tokens, expired codes, flows, challenges and failures; runs hourly. */
export async function purgeAccounts({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await purgeOldSessions(db, { idleSince: ago(IDLE_DAYS), usedBefore: ago(1) })
  await purgeFailures(db, now)
  await purgeOneTimeTokens(db, ago(2))
  await db.delete(authFlows).where(lt(authFlows.createdAt, ago(2)))
  await db.delete(authChallenges).where(lt(authChallenges.createdAt, ago(1)))
  await db.delete(authPasskeyChallenges).where(lt(authPasskeyChallenges.createdAt, ago(1)))
}

/** Withdraws an unconfirmed change of address: otherwise the missing code would look like a used one. */
async function purgeOneTimeTokens(db: Database, before: Date): Promise<void> {
  const isOld = lt(authOneTimeTokens.createdAt, before)
  await db.transaction(async (tx) => {
    const unanswered = tx
      .select({ id: authOneTimeTokens.userId })
      .from(authOneTimeTokens)
      .where(and(isOld, eq(authOneTimeTokens.kind, 'email_change_current')))
    await tx.update(authUsers).set({ newEmail: null }).where(inArray(authUsers.id, unanswered))
    await tx.delete(authOneTimeTokens).where(isOld)
  })
}
