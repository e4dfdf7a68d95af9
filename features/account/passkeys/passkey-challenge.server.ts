import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { accept } from '#kernel/result.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authPasskeyChallenges } from './passkey.tables.server.ts'

const CHALLENGE_SECONDS = 300

/** Stores what has to be signed; `userId` is null for signing in. */
export async function keepChallenge(
  db: Database | Transaction,
  { userId, challenge, now }: { userId: string | null; challenge: string; now: Date },
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID()
  await db.insert(authPasskeyChallenges).values({ id, userId, challenge, createdAt: now })
  return { id, expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000) }
}

/** Removes a challenge, valid or not: each can be answered once. */
export async function consumeChallenge(
  db: Database,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<AccountResult<string>> {
  const isOwn =
    userId === null ? isNull(authPasskeyChallenges.userId) : eq(authPasskeyChallenges.userId, userId)
  const [found] = await db
    .delete(authPasskeyChallenges)
    .where(and(eq(authPasskeyChallenges.id, id), isOwn))
    .returning()
  if (!found) return refuseAccount('webauthn_challenge_not_found', 'WebAuthn challenge not found')
  if (now.getTime() - found.createdAt.getTime() > CHALLENGE_SECONDS * 1000)
    return refuseAccount('webauthn_challenge_expired', 'WebAuthn challenge has expired')
  return accept(found.challenge)
}
