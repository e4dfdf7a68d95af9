import { randomBytes } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountMail, secondsToWait, sendAccountMail } from './account-mail.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { type Metadata, normaliseEmail } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { createUser } from '../users/create-user.server.ts'
import { type Challenge, startFlow } from '../sign-in/flow.server.ts'
import { hashPassword } from '../passwords/password-hash.server.ts'
import { findUserByEmail, type StoredUser, updateUser } from '../database/users-repository.server.ts'

interface MailRequest {
  email: string
  challenge?: Challenge | undefined
  redirectTo: string
  language: Language
  network: string
}

/** Enqueues the recovery mail. Answers the same for unknown addresses and within the interval: accounts stay hidden. */
export async function requestRecovery(deps: AccountDeps, request: MailRequest): Promise<AccountResult<null>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, normaliseEmail(request.email))
    if (!user || secondsToWait(user, 'recovery', deps.config.mailIntervalSeconds, now) > 0)
      return accept(null)
    const flowId =
      request.challenge &&
      (await startFlow(tx, { method: 'recovery', userId: user.id, challenge: request.challenge, now }))
    await sendAccountMail(tx, deps, mailTo(user, 'recovery', request, flowId), now)
    await recordAction(tx, { at: now, action: 'recovery_requested', userId: user.id })
    return accept(null)
  })
}

/** Mails a sign-in code, creating an account if sign-ups are open. Accounts stay hidden by equal answers (ADR-014). */
export async function requestSignInCode(
  deps: AccountDeps,
  request: MailRequest & { createUser: boolean; data?: Metadata | undefined },
): Promise<AccountResult<null>> {
  const email = normaliseEmail(request.email)
  const now = deps.clock()
  const unusable = await hashPassword(randomBytes(24).toString('base64url'), deps.config.passwordCost)
  return deps.db.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email)
    const mayCreate = request.createUser && deps.config.signupOpen
    if (!existing && !mayCreate) return accept(null)
    const user =
      existing ??
      (await createUser(tx, { email, passwordHash: unusable, data: request.data, isSignUp: true, now }))
    if (!user) return accept(null)
    // The mailbox owner may not be who chose the earlier password.
    if (existing && !existing.emailConfirmedAt) await updateUser(tx, existing.id, { passwordHash: null }, now)
    const kind = user.emailConfirmedAt ? 'magic_link' : 'confirmation'
    const method = user.emailConfirmedAt ? 'magiclink' : 'email/signup'
    const flowId =
      request.challenge &&
      (await startFlow(tx, { method, userId: user.id, challenge: request.challenge, now }))
    await sendAccountMail(tx, deps, mailTo(user, kind, request, flowId), now)
    return accept(null)
  })
}

/** Resends the confirmation of a sign-up or address change. Same answer for every address. */
export async function resendMail(
  deps: AccountDeps,
  request: MailRequest & { type: 'signup' | 'email_change' },
): Promise<AccountResult<null>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, normaliseEmail(request.email))
    if (!user) return accept(null)
    if (request.type === 'signup' && user.emailConfirmedAt) return accept(null)
    if (request.type === 'email_change' && !user.newEmail) return accept(null)
    const flowId =
      request.challenge &&
      (await startFlow(tx, { method: 'email/signup', userId: user.id, challenge: request.challenge, now }))
    const mail =
      request.type === 'signup'
        ? mailTo(user, user.invitedAt ? 'invite' : 'confirmation', request, flowId)
        : { ...mailTo(user, 'email_change_new', request, flowId), address: user.newEmail ?? '' }
    await sendAccountMail(tx, deps, mail, now)
    return accept(null)
  })
}

/** Mails the signed-in user a code. */
export async function requestReauthentication(
  deps: AccountDeps,
  user: StoredUser,
  request: Omit<MailRequest, 'email'>,
): Promise<AccountResult<null>> {
  if (!user.email)
    return refuseAccount(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    )
  if (!user.emailConfirmedAt)
    return refuseAccount('email_not_confirmed', 'Please verify your email first.', { status: 422 })
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const sent = await sendAccountMail(tx, deps, mailTo(user, 'reauthentication', request), now)
    return sent.ok ? accept(null) : sent
  })
}

function mailTo(
  user: StoredUser,
  kind: AccountMail['kind'],
  { language, redirectTo, network }: Omit<MailRequest, 'email' | 'challenge'>,
  flowId?: string,
): AccountMail {
  return { user, kind, address: user.email ?? '', language, redirectTo, flowId, network }
}
