import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { accept } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { findUser } from '../database/users-repository.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { isBanned } from '../sessions/banned.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import { consumeChallenge, keepChallenge } from './passkey-challenge.server.ts'
import { authPasskeys } from './passkey.tables.server.ts'
import { relyingParty } from './relying-party.ts'

type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>
type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** What the browser needs to sign in with any passkey of the site. It names no account, so it reveals none. */
export async function beginPasskeySignIn({
  db,
  clock,
  config,
}: Deps): Promise<{ id: string; expiresAt: Date; options: object }> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'required',
  })
  const kept = await keepChallenge(db, { userId: null, challenge: options.challenge, now: clock() })
  return { ...kept, options }
}

/**
 * Opens a session. A passkey is two factors in one, what one has and what one knows or is, so the session is aal2. A key whose
 * counter runs backwards is a copy and refused. Locks the passkey.
 */
export async function signInWithPasskey(
  { db, key, clock, config }: Deps,
  answer: { challengeId: string; credential: AuthenticationResponse; userAgent?: string | undefined },
): Promise<AccountResult<OpenSession>> {
  const now = clock()
  const challenge = await consumeChallenge(db, { id: answer.challengeId, userId: null, now })
  if (!challenge.ok) return challenge
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config)
  return db.transaction(async (tx): Promise<AccountResult<OpenSession>> => {
    const [passkey] = await tx
      .select()
      .from(authPasskeys)
      .where(eq(authPasskeys.credentialId, answer.credential.id))
      .for('update')
    if (!passkey) return unverified()
    const checked = await verifyAuthenticationResponse({
      response: answer.credential,
      expectedChallenge: challenge.value,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined)
    const user = checked?.verified ? await findUser(tx, passkey.userId) : undefined
    if (!checked?.verified || !user) return unverified()
    if (isBanned(user, now)) return refuseAccount('user_banned', 'User is banned', { status: 400 })
    if (!user.emailConfirmedAt) return refuseAccount('email_not_confirmed', 'Email not confirmed')
    const { newCounter, credentialBackedUp } = checked.authenticationInfo
    await tx
      .update(authPasskeys)
      .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: now })
      .where(eq(authPasskeys.id, passkey.id))
    await recordAction(tx, { at: now, action: 'signed_in', actorId: user.id, userId: user.id })
    const { userAgent } = answer
    return accept(await openSession(tx, { key, user, method: 'passkey', aal: 'aal2', userAgent, now }))
  })
}

function unverified() {
  return refuseAccount('webauthn_verification_failed', 'WebAuthn verification failed')
}
