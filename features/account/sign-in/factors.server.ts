import { and, count, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { seal, unseal } from '#platform/seal.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount, refuseAttempt } from '../account-refusal.ts'
import { authFactors, authSessions } from '../database/account.tables.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { confirmedAddress } from '../account.ts'
import {
  completeFactor,
  type FactorCaller,
  insertChallenge,
  insertFactor,
  openChallenge,
  unknownFactor,
} from './factor-steps.server.ts'
import { knownDevice } from './known-device.server.ts'
import { lacksProof, proofNeeded } from '../sessions/recent-proof.ts'
import type { OpenSession } from '../sessions/open-session.server.ts'
import { lockSession } from '../database/sessions-repository.server.ts'
import {
  beginAttempt,
  resetAttempts,
  discardAttempt,
  secondsUntilNextAttempt,
} from '../security/sign-in-attempts.server.ts'
import { attemptCountersFor } from '../security/attempt-counters.server.ts'
import { lockUser, type StoredFactor, type StoredUser } from '../database/users-repository.server.ts'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const PURPOSE = 'totp-secret'

type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>

export interface Enrolment {
  factor: StoredFactor
  secret: string
  uri: string
  qrCode: string
}

/** Adds a TOTP factor, unverified until its first code. Locks the user. */
export async function enrolFactor(
  { db, key, clock, config }: Deps,
  caller: FactorCaller,
  input: { friendlyName: string; issuer: string },
): Promise<AccountResult<Enrolment>> {
  const now = clock()
  const { email, id } = caller.user
  const totp = totpOf(new Secret({ size: SECRET_BYTES }).base32, input.issuer, email ?? id)
  const qrCode = await QRCode.toString(totp.toString(), { type: 'svg', margin: 1 })
  const sealedSecret = seal(key, PURPOSE, totp.secret.base32)
  return db.transaction(async (tx) => {
    const facts = { friendlyName: input.friendlyName, type: 'totp', sealedSecret } as const
    const factor = await insertFactor(tx, caller, facts, { config, now })
    if (!factor.ok) return factor
    return accept({ factor: factor.value, secret: totp.secret.base32, uri: totp.toString(), qrCode })
  })
}

/** Starts a challenge; the same network has to answer within five minutes. */
export async function challengeFactor(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { user }: FactorCaller,
  { factorId, network }: { factorId: string; network: string },
): Promise<AccountResult<{ id: string; expiresAt: Date }>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const factor = await ownFactor(tx, user.id, factorId)
    if (!factor) return unknownFactor()
    return accept(await insertChallenge(tx, { factorId, network, now }))
  })
}

/**
 * Raises the session to aal2. A wrong code keeps the challenge, a code counts once. The first success verifies the
 * factor, ends all aal1 sessions and removes unfinished enrolments. Locks user and session.
 */
export async function verifyFactor(
  { db, key, clock, config }: Deps,
  { user, session }: FactorCaller,
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
    if (factor.type !== 'totp') return refuseAccount('validation_failed', 'WebAuthn config required')
    const challenge = await openChallenge(tx, factor, answer, now)
    if (!challenge.ok) return challenge
    // Counted per factor over all sessions and networks: six digits are few.
    const device = knownDevice(key, user.id, answer.device, now)
    const tries = attemptCountersFor({ account: `factor ${factor.id}`, network: answer.network, device })
    const tried = await beginAttempt(tx, key, tries.counted, now)
    if (!tried) return refuseAttempt(await secondsUntilNextAttempt(tx, key, tries.counted, now))
    const step = stepOfCode(key, factor, answer.code, now)
    if (step === undefined) return refuseAccount('mfa_verification_failed', 'Invalid TOTP code entered')
    await discardAttempt(tx, tried)
    await resetAttempts(tx, key, tries.own, now)
    return accept(
      await completeFactor(tx, {
        key,
        caller: { user, session: locked },
        factor,
        challengeId: answer.challengeId,
        method: 'totp',
        lastStep: step,
        language: answer.language,
        now,
      }),
    )
  })
}

/** Removes the caller's factor; a verified one needs aal2 and a recent proof. Sessions drop to aal1. */
export async function removeFactor(
  { db, key, clock, config }: Deps,
  { user, session }: FactorCaller,
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

/** The code's time step, one step of skew either way; undefined when wrong or already used. */
function stepOfCode(key: AppKey, factor: StoredFactor, code: string, now: Date): number | undefined {
  const totp = totpOf(unseal(key, PURPOSE, factor.sealedSecret ?? ''), 'x', 'x')
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
  return factor.lastStep !== null && step <= factor.lastStep ? undefined : step
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret })
}
