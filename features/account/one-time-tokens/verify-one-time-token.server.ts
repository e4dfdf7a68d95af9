import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { normaliseEmail, type OneTimeTokenKind } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { consumeMailedCode } from './consume-mailed-code.server.ts'
import { isBanned } from '../sessions/banned.ts'
import { issueFlowCode } from '../sign-in/flow.server.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import {
  consumeLinkToken,
  findUserOfLink,
  hasToken,
  type StoredOneTimeToken,
} from './one-time-token.server.ts'
import { confirmAddressChange, findUserByNewEmail } from '../users/change-address.server.ts'
import {
  findUser,
  findUserByEmail,
  lockUser,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

export const KINDS_OF_TYPE = {
  signup: ['confirmation'],
  invite: ['invite'],
  magiclink: ['magic_link', 'recovery', 'confirmation'],
  recovery: ['recovery', 'magic_link'],
  email: ['confirmation', 'magic_link', 'recovery', 'invite'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly OneTimeTokenKind[]>
export type VerifyType = keyof typeof KINDS_OF_TYPE

export type Proof =
  | { type: VerifyType; linkToken: string }
  | { type: VerifyType; email: string; code: string }

export type Verified =
  | { kind: 'session'; open: OpenSession }
  | { kind: 'code'; code: string }
  /** The first of the two confirmations of a new address. */
  | { kind: 'half' }

/**
 * Consumes a code or link, confirms the address and signs in. `byLink` with PKCE: returns a code for the client
 * instead.
 */
export async function verifyOneTimeToken(
  deps: AccountDeps,
  proof: Proof,
  { userAgent, byLink = false }: { userAgent?: string | undefined; byLink?: boolean } = {},
): Promise<AccountResult<Verified>> {
  const now = deps.clock()
  // Refusals are values, so the transaction commits and the wrong code is counted.
  return deps.db.transaction(async (tx) => {
    const token = await takeToken(tx, deps, proof, now)
    const user = token && (await findUser(tx, token.userId))
    if (!token || !user) return expired('linkToken' in proof)
    if (isBanned(user, now)) return refuseAccount('user_banned', 'User is banned')
    if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
      if (await hasToken(tx, user.id, counterpart(token.kind))) return accept({ kind: 'half' as const })
      const changed = await confirmAddressChange(tx, deps, user, now)
      if (!changed)
        return refuseAccount('email_exists', 'A user with this email address has already been registered')
      await recordAction(tx, { at: now, action: 'email_changed', actorId: user.id, userId: user.id })
      return signIn(tx, deps, changed, token, { userAgent, byLink, now })
    }
    return signIn(tx, deps, await confirmed(tx, user, token.kind, now), token, { userAgent, byLink, now })
  })
}

/** Locks the user of a change of address first: of both confirmations at the same time, the second has to see that the other is gone. */
async function takeToken(
  tx: Transaction,
  deps: Pick<AccountDeps, 'key'>,
  proof: Proof,
  now: Date,
): Promise<StoredOneTimeToken | undefined> {
  const kinds = KINDS_OF_TYPE[proof.type]
  const isChange = proof.type === 'email_change'
  if ('linkToken' in proof) {
    const userId = isChange && (await findUserOfLink(tx, proof.linkToken))
    if (userId) await lockUser(tx, userId)
    return consumeLinkToken(tx, proof.linkToken, kinds, now)
  }
  const address = normaliseEmail(proof.email)
  const user = (await findUserByEmail(tx, address)) ?? (await userWithNewAddress(tx, proof.type, address))
  if (user && isChange) await lockUser(tx, user.id)
  return consumeMailedCode(tx, deps, { user, address, code: proof.code, kinds }, now)
}

async function signIn(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  user: StoredUser,
  token: StoredOneTimeToken,
  { userAgent, byLink, now }: { userAgent: string | undefined; byLink: boolean; now: Date },
): Promise<AccountResult<Verified>> {
  await recordAction(tx, {
    at: now,
    action: 'verified',
    actorId: user.id,
    userId: user.id,
    detail: { kind: token.kind },
  })
  if (token.flowId && byLink) {
    const code = await issueFlowCode(tx, token.flowId, user.id, now)
    return code ? accept({ kind: 'code', code }) : expired(true)
  }
  return accept({
    kind: 'session',
    open: await openSession(tx, { key, user, method: 'otp', userAgent, now }),
  })
}

/** A password set before the address was confirmed may be a stranger's. */
async function confirmed(
  tx: Transaction,
  user: StoredUser,
  kind: OneTimeTokenKind,
  now: Date,
): Promise<StoredUser> {
  if (user.emailConfirmedAt) return user
  const userMetadata = { ...user.userMetadata, email_verified: true }
  const isOwnPassword = kind === 'confirmation' || kind === 'invite'
  const change = { emailConfirmedAt: now, userMetadata, ...(!isOwnPassword && { passwordHash: null }) }
  return updateUser(tx, user.id, change, now)
}

async function userWithNewAddress(
  tx: Transaction,
  type: VerifyType,
  address: string,
): Promise<StoredUser | undefined> {
  if (type !== 'email_change') return undefined
  return findUserByNewEmail(tx, address)
}

function counterpart(kind: 'email_change_current' | 'email_change_new'): OneTimeTokenKind {
  return kind === 'email_change_new' ? 'email_change_current' : 'email_change_new'
}

function expired(link: boolean) {
  return refuseAccount(
    'otp_expired',
    link ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  )
}
