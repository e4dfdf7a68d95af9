import { randomUUID } from 'node:crypto'
import { and, count, eq, lt, ne } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type AppKey, hashToken } from '#platform/secrets.ts'
import { seal, unseal } from '#platform/seal.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount, refuseAttempt } from '../account-refusal.ts'
import { authChallenges, authFactors, authSessions } from '../database/account.tables.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { confirmedAddress } from '../account.ts'
import { knownDevice } from './known-device.server.ts'
import { lacksProof, lastProofAt, proofNeeded } from '../sessions/recent-proof.ts'
import { addRefreshToken, type OpenSession } from '../sessions/open-session.server.ts'
import {
  deleteSessions,
  findActiveToken,
  lockSession,
  revokeRefreshToken,
  type StoredSession,
  updateSession,
} from '../database/sessions-repository.server.ts'
import {
  beginAttempt,
  resetAttempts,
  discardAttempt,
  secondsUntilNextAttempt,
} from '../security/sign-in-attempts.server.ts'
import { attemptCountersFor } from '../security/attempt-counters.server.ts'
import { lockUser, type StoredFactor, type StoredUser } from '../database/users-repository.server.ts'

const MOST_FACTORS = 10
const SECRET_BYTES = 20
const CHALLENGE_SECONDS = 300
const UNVERIFIED_MINUTES = 5
const STEP_SECONDS = 30
const PURPOSE = 'totp-secret'

type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>

interface Caller {
  user: StoredUser
  session: StoredSession
}

export interface Enrolment {
  factor: StoredFactor
  secret: string
  uri: string
  qrCode: string
}

/** Adds a TOTP factor, unverified until its first code. Locks the user. */
export async function enrolFactor(
  { db, key, clock, config }: Deps,
  { user, session }: Caller,
  input: { friendlyName: string; issuer: string },
): Promise<AccountResult<Enrolment>> {
  if (user.isAnonymous)
    return refuseAccount('no_authorization', 'Anonymous users cannot enroll factors', { status: 403 })
  const now = clock()
  const totp = totpOf(new Secret({ size: SECRET_BYTES }).base32, input.issuer, user.email ?? user.id)
  const qrCode = await QRCode.toString(totp.toString(), { type: 'svg', margin: 1 })
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await tx
      .delete(authFactors)
      .where(
        and(
          eq(authFactors.userId, user.id),
          eq(authFactors.status, 'unverified'),
          lt(authFactors.createdAt, new Date(now.getTime() - UNVERIFIED_MINUTES * 60_000)),
        ),
      )
    const existing = await tx.select().from(authFactors).where(eq(authFactors.userId, user.id))
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
    const [factor] = await tx
      .insert(authFactors)
      .values({
        id: randomUUID(),
        userId: user.id,
        friendlyName: input.friendlyName,
        type: 'totp',
        status: 'unverified',
        sealedSecret: seal(key, PURPOSE, totp.secret.base32),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!factor) throw new Error('auth_factors gave no row back')
    await recordAction(tx, { at: now, action: 'factor_enrolled', actorId: user.id, userId: user.id })
    return accept({ factor, secret: totp.secret.base32, uri: totp.toString(), qrCode })
  })
}

/** Starts a challenge; the same network has to answer within five minutes. */
export async function challengeFactor(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { user }: Caller,
  { factorId, network }: { factorId: string; network: string },
): Promise<AccountResult<{ id: string; expiresAt: Date }>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const factor = await ownFactor(tx, user.id, factorId)
    if (!factor) return unknownFactor()
    const id = randomUUID()
    await tx.insert(authChallenges).values({ id, factorId, addressHash: hashToken(network), createdAt: now })
    await tx.update(authFactors).set({ lastChallengedAt: now }).where(eq(authFactors.id, factorId))
    return accept({ id, expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000) })
  })
}

/**
 * Raises the session to aal2. A wrong code keeps the challenge, a code counts once. The first success verifies the
 * factor, ends all aal1 sessions and removes unfinished enrolments. Locks user and session.
 */
export async function verifyFactor(
  { db, key, clock, config }: Deps,
  { user, session }: Caller,
  answer: {
    factorId: string
    challengeId: string
    code: string
    network: string
    device?: string | undefined
    language: Language
  },
): Promise<AccountResult<OpenSession>> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const locked = await lockSession(tx, session.id)
    const factor = await ownFactor(tx, user.id, answer.factorId)
    if (!locked || !factor) return unknownFactor()
    const isNew = factor.status === 'unverified'
    if (isNew && lacksProof({ user, session: locked }, config, now)) return proofNeeded()
    const refused = await refuseChallenge(tx, factor, answer, now)
    if (refused) return refused
    // Counted per factor over all sessions and networks: six digits are few.
    const device = knownDevice(key, user.id, answer.device, now)
    const tries = attemptCountersFor({ account: `factor ${factor.id}`, network: answer.network, device })
    const tried = await beginAttempt(tx, key, tries.counted, now)
    if (!tried) return refuseAttempt(await secondsUntilNextAttempt(tx, key, tries.counted, now))
    const step = stepOfCode(key, factor, answer.code, now)
    if (step === undefined) return refuseAccount('mfa_verification_failed', 'Invalid TOTP code entered')
    await discardAttempt(tx, tried)
    await resetAttempts(tx, key, tries.own, now)
    await tx.update(authChallenges).set({ verifiedAt: now }).where(eq(authChallenges.id, answer.challengeId))
    await tx
      .update(authFactors)
      .set({ status: 'verified', lastStep: step, updatedAt: now })
      .where(eq(authFactors.id, factor.id))
    // Of a new device the first code proves no person: it has the time of the proof that allowed it.
    const provenAt = isNew ? lastProofAt(locked.steps) : now
    const steps = [{ method: 'totp', timestamp: Math.floor(provenAt.getTime() / 1000) }, ...locked.steps]
    const lifted = await updateSession(tx, locked.id, { aal: 'aal2', steps, refreshedAt: now })
    if (isNew) {
      await deleteSessions(tx, user.id, { below: 'aal2' })
      await tx
        .delete(authFactors)
        .where(
          and(
            eq(authFactors.userId, user.id),
            eq(authFactors.status, 'unverified'),
            ne(authFactors.id, factor.id),
          ),
        )
      await enqueueChangeMail(tx, { key }, { ...toOwner(user, answer.language), change: 'factor_added', now })
    }
    const active = await findActiveToken(tx, locked.id)
    if (active) await revokeRefreshToken(tx, active.id, now)
    const link = { key, sessionId: locked.id, parentId: active?.id ?? null, now }
    const refreshToken = await addRefreshToken(tx, link)
    await recordAction(tx, { at: now, action: 'factor_verified', actorId: user.id, userId: user.id })
    return accept({ user, session: lifted, refreshToken })
  })
}

/** Removes the caller's factor; a verified one needs aal2 and a recent proof. Sessions drop to aal1. */
export async function removeFactor(
  { db, key, clock, config }: Deps,
  { user, session }: Caller,
  { factorId, language }: { factorId: string; language: Language },
): Promise<AccountResult<StoredFactor>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const factor = await ownFactor(tx, user.id, factorId)
    if (!factor) return unknownFactor({ status: 404 })
    if (factor.status === 'verified' && session.aal !== 'aal2')
      return refuseAccount('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 })
    if (factor.status === 'verified' && lacksProof({ user, session }, config, now)) return proofNeeded()
    await deleteFactor(tx, factor)
    await recordAction(tx, { at: now, action: 'factor_removed', actorId: user.id, userId: user.id })
    if (factor.status === 'verified')
      await enqueueChangeMail(tx, { key }, { ...toOwner(user, language), change: 'factor_removed', now })
    return accept(factor)
  })
}

function toOwner(user: StoredUser, language: Language) {
  return { userId: user.id, address: confirmedAddress(user), language }
}

/** Deletes a factor; without another verified one the user's sessions drop to aal1. */
export async function deleteFactor(tx: Transaction, factor: StoredFactor): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, factor.id))
  if (await hasVerifiedFactor(tx, factor.userId)) return
  await tx.update(authSessions).set({ aal: 'aal1' }).where(eq(authSessions.userId, factor.userId))
}

export async function hasVerifiedFactor(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ verified: count() })
    .from(authFactors)
    .where(and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified')))
  return (found?.verified ?? 0) > 0
}

export async function ownFactor(
  tx: Transaction,
  userId: string,
  factorId: string,
): Promise<StoredFactor | undefined> {
  const [factor] = await tx
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)))
  return factor
}

async function refuseChallenge(
  tx: Transaction,
  factor: StoredFactor,
  { challengeId, network }: { challengeId: string; network: string },
  now: Date,
) {
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
  return undefined
}

/** The code's time step, one step of skew either way; undefined when wrong or already used. */
function stepOfCode(key: AppKey, factor: StoredFactor, code: string, now: Date): number | undefined {
  const totp = totpOf(unseal(key, PURPOSE, factor.sealedSecret), 'x', 'x')
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
  return factor.lastStep !== null && step <= factor.lastStep ? undefined : step
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret })
}

function unknownFactor(more: { status?: number } = {}) {
  return refuseAccount('mfa_factor_not_found', 'Factor not found', more)
}
