import { randomUUID } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import { BRAND } from '#features/company/content/company.ts'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { confirmedAddress } from '../account.ts'
import type { StoredSession } from '../database/sessions-repository.server.ts'
import { lockUser, type StoredUser } from '../database/users-repository.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { lacksProof, proofNeeded } from '../sessions/recent-proof.ts'
import { hasVerifiedFactor } from '../sign-in/factors.server.ts'
import { consumeChallenge, keepChallenge } from './passkey-challenge.server.ts'
import { authPasskeys } from './passkey.tables.server.ts'
import { relyingParty } from './relying-party.ts'

export type StoredPasskey = typeof authPasskeys.$inferSelect
type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>
type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]['response']

interface Caller {
  user: StoredUser
  session: StoredSession
}

const MOST_PASSKEYS = 10

export function listPasskeys(db: Database, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt), asc(authPasskeys.id))
}

/** What the browser needs to make a passkey. It must identify its user by itself, with PIN, finger or face. */
export async function beginPasskey(
  deps: Deps,
  { user, session }: Caller,
): Promise<AccountResult<{ id: string; expiresAt: Date; options: object }>> {
  const { db, config } = deps
  const now = deps.clock()
  const refused = await refuseRegistration(deps, { user, session }, now)
  if (refused) return refused
  const known = await listPasskeys(db, user.id)
  if (known.length >= MOST_PASSKEYS)
    return refuseAccount('too_many_passkeys', 'Maximum number of passkeys reached')
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: relyingParty(config).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const kept = await keepChallenge(db, { userId: user.id, challenge: options.challenge, now })
  return accept({ ...kept, options })
}

/** Stores a new passkey and notifies its owner by mail. Locks the user. */
export async function addPasskey(
  deps: Deps,
  { user, session }: Caller,
  answer: { challengeId: string; credential: RegistrationResponse; language: Language },
): Promise<AccountResult<StoredPasskey>> {
  const { db, key, config } = deps
  const now = deps.clock()
  const refused = await refuseRegistration(deps, { user, session }, now)
  if (refused) return refused
  const challenge = await consumeChallenge(db, { id: answer.challengeId, userId: user.id, now })
  if (!challenge.ok) return challenge
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config)
  const checked = await verifyRegistrationResponse({
    response: answer.credential,
    expectedChallenge: challenge.value,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!checked?.verified) return refuseAccount('webauthn_verification_failed', 'WebAuthn verification failed')
  const { credential, credentialBackedUp } = checked.registrationInfo
  return db.transaction(async (tx): Promise<AccountResult<StoredPasskey>> => {
    await lockUser(tx, user.id)
    const known = await tx.select().from(authPasskeys).where(eq(authPasskeys.userId, user.id))
    if (known.length >= MOST_PASSKEYS)
      return refuseAccount('too_many_passkeys', 'Maximum number of passkeys reached')
    const [passkey] = await tx
      .insert(authPasskeys)
      .values({
        id: randomUUID(),
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        backedUp: credentialBackedUp,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!passkey) return refuseAccount('webauthn_credential_exists', 'WebAuthn credential already registered')
    await recordAction(tx, { at: now, action: 'passkey_added', actorId: user.id, userId: user.id })
    const change = { userId: user.id, address: confirmedAddress(user), language: answer.language }
    await enqueueChangeMail(tx, { key }, { ...change, change: 'passkey_added', now })
    return accept(passkey)
  })
}

/** @returns undefined when the caller has no such passkey */
export async function renamePasskey(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  userId: string,
  { id, friendlyName }: { id: string; friendlyName: string },
): Promise<StoredPasskey | undefined> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId))
    const [before] = await tx.select().from(authPasskeys).where(isIt).for('update')
    const [renamed] = await tx.update(authPasskeys).set({ friendlyName }).where(isIt).returning()
    // The first name belongs to adding it. Without the name: it may say whose device it is.
    if (before && before.friendlyName !== '')
      await recordAction(tx, { at: clock(), action: 'passkey_renamed', actorId: userId, userId })
    return renamed
  })
}

/** Removes one of the caller's passkeys; under the same conditions as adding one. */
export async function removePasskey(
  deps: Deps,
  { user, session }: Caller,
  { id, language }: { id: string; language: Language },
): Promise<AccountResult<null>> {
  const { db, key } = deps
  const now = deps.clock()
  const refused = await refuseRegistration(deps, { user, session }, now)
  if (refused) return refused
  return db.transaction(async (tx): Promise<AccountResult<null>> => {
    const gone = await tx
      .delete(authPasskeys)
      .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, user.id)))
    if (gone.rowCount !== 1) return refuseAccount('passkey_not_found', 'Passkey not found')
    await recordAction(tx, { at: now, action: 'passkey_removed', actorId: user.id, userId: user.id })
    const change = { userId: user.id, address: confirmedAddress(user), language }
    await enqueueChangeMail(tx, { key }, { ...change, change: 'passkey_removed', now })
    return accept(null)
  })
}

/** Removes one for an administrator; its owner is notified. Locks the user. @returns false when there is none */
export function removePasskeyOf(
  { db, key, clock }: Pick<Deps, 'db' | 'key' | 'clock'>,
  userId: string,
  id: string,
): Promise<boolean> {
  const now = clock()
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const isIt = and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId))
    const gone = await tx.delete(authPasskeys).where(isIt)
    if (!user || gone.rowCount !== 1) return false
    await recordAction(tx, { at: now, action: 'passkey_removed', userId })
    const change = { userId, change: 'passkey_removed', address: confirmedAddress(user), now } as const
    await enqueueChangeMail(tx, { key }, change)
    return true
  })
}

/** Removes all passkeys of an account after a lost device. @returns how many there were */
export async function removePasskeysOf({ db }: Pick<AccountDeps, 'db'>, userId: string): Promise<number> {
  const gone = await db.delete(authPasskeys).where(eq(authPasskeys.userId, userId))
  return gone.rowCount ?? 0
}

async function refuseRegistration({ db, config }: Deps, { user, session }: Caller, now: Date) {
  if (user.isAnonymous)
    return refuseAccount('no_authorization', 'Anonymous users cannot have passkeys', { status: 403 })
  const hasFactor = await db.transaction((tx) => hasVerifiedFactor(tx, user.id))
  if (hasFactor && session.aal !== 'aal2')
    return refuseAccount('insufficient_aal', 'AAL2 required to change passkeys')
  return lacksProof({ user, session }, config, now) ? proofNeeded() : undefined
}
