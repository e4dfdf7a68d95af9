import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { ProvenIdentity } from '#platform/identity-provider/identity-provider.ts'
import { hashToken } from '#platform/secrets.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authFlows, authIdentities } from '../database/account.tables.server.ts'
import { normaliseEmail } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { isBanned } from '../sessions/banned.ts'
import { createUser } from '../users/create-user.server.ts'
import { type Challenge, issueFlowCode, startFlow, type StoredFlow } from './flow.server.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import { deletePendingTokens } from '../one-time-tokens/one-time-token.server.ts'
import {
  findUser,
  findUserByEmail,
  insertIdentity,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

const FLOW_LIFETIME_MINUTES = 10

/** The provider's authorization URL; the flow's id is the `state`. Throws when the provider is unreachable. */
export async function beginProviderSignIn(
  deps: AccountDeps,
  input: {
    redirectTo: string
    challenge?: Challenge | undefined
    scopes?: string | undefined
    /** Random value kept by this browser only. */
    browser: string
  },
): Promise<AccountResult<string>> {
  const { provider, db, clock } = deps
  if (!provider) return refuseAccount('validation_failed', 'Unsupported provider: provider is not enabled')
  const now = clock()
  const state = await db.transaction((tx) =>
    startFlow(tx, {
      method: 'oauth',
      provider: provider.name,
      redirectTo: input.redirectTo,
      challenge: input.challenge,
      now,
    }),
  )
  const { url, secrets } = await provider.begin({ state, scopes: input.scopes })
  const providerSecrets = { ...secrets, browser: hashToken(input.browser) }
  await db.update(authFlows).set({ providerSecrets }).where(eq(authFlows.id, state))
  return accept(url)
}

export interface ProviderReturn {
  redirectTo: string
  isPkce: boolean
  outcome: AccountResult<{ kind: 'session'; open: OpenSession } | { kind: 'code'; code: string }>
  failure?: unknown
}

/**
 * Finishes a sign-in once per state. Without PKCE only in the same browser, or it could sign in to a stranger's
 * account.
 */
export async function finishProviderSignIn(
  deps: AccountDeps,
  back: {
    state: string
    query: string
    browser: string | undefined
    userAgent?: string | undefined
  },
): Promise<ProviderReturn> {
  const { state, query, browser, userAgent } = back
  const flow = isUuid(state) ? await takeFlow(deps, state) : undefined
  if (!flow || !deps.provider)
    return {
      redirectTo: deps.config.siteUrl,
      isPkce: false,
      outcome: refuseAccount('bad_oauth_state', 'OAuth state is invalid or was used'),
    }
  const redirectTo = flow.redirectTo ?? deps.config.siteUrl
  const isPkce = flow.challenge !== null
  const secrets = flow.providerSecrets ?? {}
  if (!isPkce && secrets['browser'] !== hashToken(browser ?? ''))
    return {
      redirectTo,
      isPkce,
      outcome: refuseAccount('bad_oauth_state', 'OAuth state belongs to another browser'),
    }
  const finished = await deps.provider.finish({ query, state, secrets }).then(accept, refuse)
  if (!finished.ok)
    return {
      redirectTo,
      isPkce,
      outcome: refuseAccount('bad_oauth_callback', 'The provider did not confirm the sign-in'),
      failure: finished.refusal,
    }
  const identity = finished.value
  const outcome = await deps.db.transaction(async (tx): Promise<ProviderReturn['outcome']> => {
    const now = deps.clock()
    const found = await accountOf(tx, deps, flow.provider ?? '', identity, now)
    if (!found.ok) return found
    const user = found.value
    if (isBanned(user, now)) return refuseAccount('user_banned', 'User is banned')
    await recordAction(tx, {
      at: now,
      action: 'signed_in',
      actorId: user.id,
      userId: user.id,
      detail: { provider: flow.provider },
    })
    if (isPkce) {
      const { challenge, challengeMethod: method } = flow
      const again = await startFlow(tx, {
        method: 'oauth',
        challenge: challenge && method ? { challenge, method } : undefined,
        now,
      })
      return accept({ kind: 'code', code: (await issueFlowCode(tx, again, user.id, now)) ?? '' })
    }
    return accept({
      kind: 'session',
      open: await openSession(tx, { key: deps.key, user, method: 'oauth', userAgent, now }),
    })
  })
  return { redirectTo, isPkce, outcome }
}

async function takeFlow({ db, clock }: AccountDeps, state: string): Promise<StoredFlow | undefined> {
  const [flow] = await db
    .delete(authFlows)
    .where(and(eq(authFlows.id, state), eq(authFlows.method, 'oauth')))
    .returning()
  const tooOld = flow && clock().getTime() - flow.createdAt.getTime() > FLOW_LIFETIME_MINUTES * 60_000
  return tooOld || !flow?.provider ? undefined : flow
}

/** The identity's account: known, joined by verified address, or created where sign-ups are open. */
async function accountOf(
  tx: Transaction,
  { config }: Pick<AccountDeps, 'config'>,
  provider: string,
  identity: ProvenIdentity,
  now: Date,
): Promise<AccountResult<StoredUser>> {
  const [known] = await tx
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.subject, identity.subject)))
  const owner = known && (await findUser(tx, known.userId))
  if (owner) return accept(owner)
  const email = identity.email && normaliseEmail(identity.email)
  const existing = email && identity.emailVerified ? await findUserByEmail(tx, email) : undefined
  if (!existing && !config.signupOpen)
    return refuseAccount('signup_disabled', 'Signups not allowed for this instance')
  if (!existing && email && !identity.emailVerified)
    return refuseAccount('provider_email_needs_verification', 'Unverified email with provider')
  const user = existing
    ? await join(tx, existing, now)
    : await createUser(tx, {
        email,
        emailConfirmed: true,
        data: { name: identity.name },
        isSignUp: true,
        now,
      })
  if (!user)
    return refuseAccount('email_exists', 'A user with this email address has already been registered')
  const data = { sub: identity.subject, email, email_verified: identity.emailVerified, name: identity.name }
  const row = { id: randomUUID(), userId: user.id, provider, subject: identity.subject, data }
  await insertIdentity(tx, { ...row, createdAt: now, updatedAt: now, lastSignInAt: now })
  const providers = new Set([...((user.appMetadata['providers'] as string[] | undefined) ?? []), provider])
  const appMetadata = { provider, ...user.appMetadata, providers: [...providers] }
  return accept(await updateUser(tx, user.id, { appMetadata }, now))
}

/** If the account's address was never verified, its password may be a stranger's: drop it and pending mails. */
async function join(tx: Transaction, user: StoredUser, now: Date): Promise<StoredUser> {
  if (user.emailConfirmedAt) return user
  await deletePendingTokens(tx, user.id)
  return updateUser(tx, user.id, { emailConfirmedAt: now, passwordHash: null }, now)
}
