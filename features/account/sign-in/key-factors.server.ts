import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { BRAND } from '#features/company/content/company.ts'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authFactorKeys, authFactors } from '../database/account.tables.server.ts'
import { lockSession } from '../database/sessions-repository.server.ts'
import { lockUser, type StoredFactor } from '../database/users-repository.server.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import type { OpenSession } from '../sessions/open-session.server.ts'
import { lacksProof, proofNeeded } from '../sessions/recent-proof.ts'
import {
  completeFactor,
  type FactorCaller,
  insertChallenge,
  insertFactor,
  openChallenge,
  unknownFactor,
} from './factor-steps.server.ts'
import { ownFactor } from './factors.server.ts'

type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>
type Creation = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Request = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** The first use makes the key, every other one signs with it. */
export type KeyAnswer = { type: 'create'; credential: Creation } | { type: 'request'; credential: Request }

export interface KeyChallenge {
  id: string
  expiresAt: Date
  type: KeyAnswer['type']
  publicKey: object
}

/** Adds a key as a second factor, unverified until its first use. Locks the user. */
export function enrolKeyFactor(
  { db, clock, config }: Deps,
  caller: FactorCaller,
  { friendlyName }: { friendlyName: string },
): Promise<AccountResult<StoredFactor>> {
  const facts = { friendlyName, type: 'webauthn', sealedSecret: null } as const
  return db.transaction((tx) => insertFactor(tx, caller, facts, { config, now: clock() }))
}

/** @returns undefined for a factor that is no key */
export async function challengeKeyFactor(
  { db, clock, config }: Deps,
  { user }: FactorCaller,
  { factorId, network }: { factorId: string; network: string },
): Promise<KeyChallenge | undefined> {
  const { id: rpID } = relyingParty(config)
  return db.transaction(async (tx) => {
    const factor = await ownFactor(tx, user.id, factorId)
    if (factor?.type !== 'webauthn') return undefined
    const own = await findKey(tx, factor)
    const options = own
      ? await generateAuthenticationOptions({
          rpID,
          allowCredentials: [{ id: own.credentialId }],
          userVerification: 'preferred',
        })
      : await generateRegistrationOptions({
          rpName: BRAND,
          rpID,
          userID: new TextEncoder().encode(user.id),
          userName: user.email ?? user.id,
          attestationType: 'none',
          excludeCredentials: (await keysOf(tx, user.id)).map(({ credentialId }) => ({ id: credentialId })),
          // It stands beside a password, so the key need not know its user.
          authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        })
    const challenge = { factorId, network, signed: options.challenge, now: clock() }
    return {
      ...(await insertChallenge(tx, challenge)),
      type: own ? 'request' : 'create',
      publicKey: options,
    }
  })
}

/**
 * Raises the session to aal2 by a signature of the key. A wrong one keeps the challenge; a counter that runs backwards
 * means a copy. Locks user and session.
 */
export async function verifyKeyFactor(
  { db, key, clock, config }: Deps,
  { user, session }: FactorCaller,
  answer: KeyAnswer & { factorId: string; challengeId: string; network: string; language: Language },
): Promise<AccountResult<OpenSession>> {
  const now = clock()
  return db.transaction(async (tx): Promise<AccountResult<OpenSession>> => {
    await lockUser(tx, user.id)
    const locked = await lockSession(tx, session.id)
    const factor = await ownFactor(tx, user.id, answer.factorId)
    if (!locked || !factor) return unknownFactor()
    if (factor.type !== 'webauthn') return refuseAccount('validation_failed', 'Code needs to be non-empty')
    const isNew = factor.status === 'unverified'
    if (isNew && lacksProof({ user, session: locked }, config, now)) return proofNeeded()
    const challenge = await openChallenge(tx, factor, answer, now)
    if (!challenge.ok) return challenge
    const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config)
    const expectedChallenge = challenge.value.signed ?? ''
    const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false }
    const proven =
      answer.type === 'create'
        ? await keepKey(tx, factor, answer.credential, expected)
        : await useKey(tx, factor, answer.credential, expected)
    if (!proven.ok) return proven
    const { language, challengeId } = answer
    const caller = { user, session: locked }
    const proof = { key, caller, factor, challengeId, method: 'mfa/webauthn', language, now } as const
    return accept(await completeFactor(tx, proof))
  })
}

interface Expected {
  expectedChallenge: string
  expectedOrigin: string[]
  expectedRPID: string
  requireUserVerification: boolean
}

async function keepKey(
  tx: Transaction,
  factor: StoredFactor,
  response: Creation,
  expected: Expected,
): Promise<AccountResult<null>> {
  if (await findKey(tx, factor)) return unproven()
  const checked = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined)
  if (!checked?.verified) return unproven()
  const { credential } = checked.registrationInfo
  const kept = await tx
    .insert(authFactorKeys)
    .values({
      factorId: factor.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    })
    .onConflictDoNothing()
  if (kept.rowCount === 1) return accept(null)
  return refuseAccount('webauthn_credential_exists', 'WebAuthn credential already registered')
}

async function useKey(
  tx: Transaction,
  factor: StoredFactor,
  response: Request,
  expected: Expected,
): Promise<AccountResult<null>> {
  const own = await findKey(tx, factor)
  if (!own || own.credentialId !== response.id) return unproven()
  const credential = {
    id: own.credentialId,
    publicKey: new Uint8Array(Buffer.from(own.publicKey, 'base64url')),
    counter: own.counter,
  }
  const checked = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(
    () => undefined,
  )
  if (!checked?.verified) return unproven()
  const { newCounter: counter } = checked.authenticationInfo
  await tx.update(authFactorKeys).set({ counter }).where(eq(authFactorKeys.factorId, factor.id))
  return accept(null)
}

async function findKey(tx: Transaction, { id }: StoredFactor) {
  const [key] = await tx.select().from(authFactorKeys).where(eq(authFactorKeys.factorId, id))
  return key
}

function keysOf(tx: Transaction, userId: string) {
  return tx
    .select({ credentialId: authFactorKeys.credentialId })
    .from(authFactorKeys)
    .innerJoin(authFactors, eq(authFactors.id, authFactorKeys.factorId))
    .where(eq(authFactors.userId, userId))
}

function unproven() {
  return refuseAccount('mfa_verification_failed', 'WebAuthn verification failed')
}
