import { randomUUID } from 'node:crypto'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type AppKey, hashToken } from '#platform/secrets.ts'
import { type AccountConfig, confirmedAddress } from '../account.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authChallenges, authFactors } from '../database/account.tables.server.ts'
import {
  deleteSessions,
  findActiveToken,
  revokeRefreshToken,
  type StoredSession,
  updateSession,
} from '../database/sessions-repository.server.ts'
import { lockUser, type StoredFactor, type StoredUser } from '../database/users-repository.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { addRefreshToken, type OpenSession } from '../sessions/open-session.server.ts'
import { lacksProof, lastProofAt, proofNeeded } from '../sessions/recent-proof.ts'

const MOST_FACTORS = 10
const CHALLENGE_SECONDS = 300
const UNVERIFIED_MINUTES = 5

export interface FactorCaller {
  user: StoredUser
  session: StoredSession
}

/** Adds a factor of any kind, unverified until its first use. Locks the user. */
export async function insertFactor(
  tx: Transaction,
  { user, session }: FactorCaller,
  input: Pick<StoredFactor, 'friendlyName' | 'type' | 'sealedSecret'>,
  { config, now }: { config: Pick<AccountConfig, 'reauthentication'>; now: Date },
): Promise<AccountResult<StoredFactor>> {
  if (user.isAnonymous)
    return refuseAccount('no_authorization', 'Anonymous users cannot enroll factors', { status: 403 })
  await lockUser(tx, user.id)
  const isStale = lt(authFactors.createdAt, new Date(now.getTime() - UNVERIFIED_MINUTES * 60_000))
  const isOwn = eq(authFactors.userId, user.id)
  await tx.delete(authFactors).where(and(isOwn, eq(authFactors.status, 'unverified'), isStale))
  const existing = await tx.select().from(authFactors).where(isOwn)
  if (existing.length >= MOST_FACTORS)
    return refuseAccount(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (existing.some((factor) => factor.status === 'verified') && session.aal !== 'aal2')
    return refuseAccount('insufficient_aal', 'AAL2 required to enroll a new factor')
  if (lacksProof({ user, session }, config, now)) return proofNeeded()
  if (input.friendlyName && existing.some((factor) => factor.friendlyName === input.friendlyName))
    return refuseAccount(
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${input.friendlyName}" for this user already exists`,
    )
  const times = { createdAt: now, updatedAt: now }
  const [factor] = await tx
    .insert(authFactors)
    .values({ id: randomUUID(), userId: user.id, ...input, status: 'unverified', ...times })
    .returning()
  if (!factor) throw new Error('auth_factors gave no row back')
  await recordAction(tx, { at: now, action: 'factor_enrolled', actorId: user.id, userId: user.id })
  return accept(factor)
}

/** @param signed what a key has to sign; undefined for codes */
export async function insertChallenge(
  tx: Transaction,
  { factorId, network, signed, now }: { factorId: string; network: string; signed?: string; now: Date },
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID()
  const addressHash = hashToken(network)
  await tx
    .insert(authChallenges)
    .values({ id, factorId, addressHash, signed: signed ?? null, createdAt: now })
  await tx.update(authFactors).set({ lastChallengedAt: now }).where(eq(authFactors.id, factorId))
  return { id, expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000) }
}

/** A challenge that this network may answer, once, within five minutes. */
export async function openChallenge(
  tx: Transaction,
  factor: StoredFactor,
  { challengeId, network }: { challengeId: string; network: string },
  now: Date,
): Promise<AccountResult<typeof authChallenges.$inferSelect>> {
  const [challenge] = await tx
    .select()
    .from(authChallenges)
    .where(and(eq(authChallenges.id, challengeId), eq(authChallenges.factorId, factor.id)))
  if (!challenge) return unknownFactor({ status: 422 })
  if (challenge.verifiedAt || challenge.addressHash !== hashToken(network))
    return refuseAccount('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  if (now.getTime() - challenge.createdAt.getTime() > CHALLENGE_SECONDS * 1000)
    return refuseAccount(
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge',
    )
  return accept(challenge)
}

/**
 * Raises the session to aal2 after a proof. The first one verifies the factor, ends all aal1 sessions, removes unfinished
 * enrolments and is told to the owner. User and session must be locked.
 */
export async function completeFactor(
  tx: Transaction,
  proof: {
    key: AppKey
    caller: FactorCaller
    factor: StoredFactor
    challengeId: string
    method: 'totp' | 'mfa/webauthn'
    lastStep?: number
    language: Language
    now: Date
  },
): Promise<OpenSession> {
  const { key, caller, factor, challengeId, method, lastStep, language, now } = proof
  const { user, session } = caller
  await tx.update(authChallenges).set({ verifiedAt: now }).where(eq(authChallenges.id, challengeId))
  await tx
    .update(authFactors)
    .set({ status: 'verified', ...(lastStep !== undefined && { lastStep }), updatedAt: now })
    .where(eq(authFactors.id, factor.id))
  const isNew = factor.status === 'unverified'
  // Of a new device the first use proves no person: it has the time of the proof that allowed it.
  const provenAt = isNew ? lastProofAt(session.steps) : now
  const steps = [{ method, timestamp: Math.floor(provenAt.getTime() / 1000) }, ...session.steps]
  const lifted = await updateSession(tx, session.id, { aal: 'aal2', steps, refreshedAt: now })
  if (isNew) {
    await deleteSessions(tx, user.id, { below: 'aal2' })
    const isOther = and(
      eq(authFactors.userId, user.id),
      eq(authFactors.status, 'unverified'),
      ne(authFactors.id, factor.id),
    )
    await tx.delete(authFactors).where(isOther)
    const change = { userId: user.id, address: confirmedAddress(user), language }
    await enqueueChangeMail(tx, { key }, { ...change, change: 'factor_added', now })
  }
  const active = await findActiveToken(tx, session.id)
  if (active) await revokeRefreshToken(tx, active.id, now)
  const link = { key, sessionId: session.id, parentId: active?.id ?? null, now }
  const refreshToken = await addRefreshToken(tx, link)
  await recordAction(tx, { at: now, action: 'factor_verified', actorId: user.id, userId: user.id })
  return { user, session: lifted, refreshToken }
}

export function unknownFactor(more: { status?: number } = {}) {
  return refuseAccount('mfa_factor_not_found', 'Factor not found', more)
}
