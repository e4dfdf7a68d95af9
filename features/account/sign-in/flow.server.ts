import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authFlows } from '../database/account.tables.server.ts'
import { FLOW_MINUTES } from '../account.ts'
import { isBanned } from '../sessions/banned.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import { findUser } from '../database/users-repository.server.ts'

export type StoredFlow = typeof authFlows.$inferSelect

/** RFC 7636. */
export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

/** Stores a challenge until its link or provider returns. */
export async function startFlow(
  tx: Transaction,
  start: Pick<StoredFlow, 'method'> &
    Partial<Pick<StoredFlow, 'userId' | 'provider' | 'redirectTo' | 'providerSecrets'>> & {
      challenge?: Challenge | undefined
      now: Date
    },
): Promise<string> {
  const { challenge, now, ...rest } = start
  const id = randomUUID()
  await tx.insert(authFlows).values({
    ...rest,
    id,
    challenge: challenge?.challenge ?? null,
    challengeMethod: challenge?.method ?? null,
    createdAt: now,
  })
  return id
}

/** Issues the code of a flow, valid for `FLOW_MINUTES`. */
export async function issueFlowCode(
  tx: Transaction,
  flowId: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const code = randomUUID()
  const rows = await tx
    .update(authFlows)
    .set({ codeHash: hashToken(code), codeIssuedAt: now, userId })
    .where(eq(authFlows.id, flowId))
    .returning({ id: authFlows.id })
  return rows.length === 1 ? code : undefined
}

/** Exchanges a code for a session. A wrong verifier keeps the code; a correct one consumes it. */
export async function exchangeFlowCode(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock'>,
  { code, verifier, userAgent }: { code: string; verifier: string; userAgent?: string | undefined },
): Promise<AccountResult<OpenSession>> {
  return deps.db.transaction(async (tx) => {
    const [flow] = await tx
      .select()
      .from(authFlows)
      .where(eq(authFlows.codeHash, hashToken(code)))
      .for('update')
    if (!flow?.userId || !flow.codeIssuedAt)
      return refuseAccount('flow_state_not_found', 'invalid flow state, no valid flow state found')
    const now = deps.clock()
    if (now.getTime() - flow.codeIssuedAt.getTime() > FLOW_MINUTES * 60_000)
      return refuseAccount('flow_state_expired', 'invalid flow state, flow state has expired')
    if (!verifierFits(flow, verifier))
      return refuseAccount(
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    await tx.delete(authFlows).where(eq(authFlows.id, flow.id))
    const user = await findUser(tx, flow.userId)
    if (!user) return refuseAccount('user_not_found', 'User not found')
    if (isBanned(user, now)) return refuseAccount('user_banned', 'User is banned', { status: 400 })
    return accept(await openSession(tx, { key: deps.key, user, method: flow.method, userAgent, now }))
  })
}

function verifierFits({ challenge, challengeMethod }: StoredFlow, verifier: string): boolean {
  if (!challenge) return false
  const expected = Buffer.from(challenge)
  const derived =
    challengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const actual = Buffer.from(derived)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
