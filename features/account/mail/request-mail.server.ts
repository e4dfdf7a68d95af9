import { randomBytes } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
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

/** Enqueues the recovery mail. Where accounts are hidden, it answers the same for every address, also within the interval. */
export async function requestRecovery(deps: AccountDeps, request: MailRequest): Promise<AccountResult<null>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, normaliseEmail(request.email))
    if (!user) return accept(null)
    const sent = await sendRequested(tx, deps, { user, kind: 'recovery', method: 'recovery', request }, now)
    if (sent.ok) await recordAction(tx, { at: now, action: 'recovery_requested', userId: user.id })
    return answerTo(sent, deps)
  })
}

/** Mails a sign-in code, creating an account if sign-ups are open. Accounts may be hidden by equal answers (ADR-014). */
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
    if (!existing && !mayCreate) return answerTo(refuseUnknown(request), deps)
    const user =
      existing ??
      (await createUser(tx, { email, passwordHash: unusable, data: request.data, isSignUp: true, now }))
    if (!user) return accept(null)
    // The mailbox owner may not be who chose the earlier password.
    if (existing && !existing.emailConfirmedAt) await updateUser(tx, existing.id, { passwordHash: null }, now)
    const kind = user.emailConfirmedAt ? 'magic_link' : 'confirmation'
    const method = user.emailConfirmedAt ? 'magiclink' : 'email/signup'
    return answerTo(await sendRequested(tx, deps, { user, kind, method, request }, now), deps)
  })
}

function refuseUnknown({ createUser }: { createUser: boolean }): AccountResult<null> {
  return createUser
    ? refuseAccount('signup_disabled', 'Signups not allowed for this instance')
    : refuseAccount('otp_disabled', 'Signups not allowed for otp')
}

/** Resends the confirmation of a sign-up or address change. Where accounts are hidden, the same answer for every address. */
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
    const isSignUp = request.type === 'signup'
    const kind = isSignUp ? (user.invitedAt ? 'invite' : 'confirmation') : 'email_change_new'
    const address = isSignUp ? undefined : (user.newEmail ?? undefined)
    const requested = { user, kind, method: 'email/signup', address, request } as const
    return answerTo(await sendRequested(tx, deps, requested, now), deps)
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

/** Sends nothing within the interval, and starts no flow then. */
async function sendRequested(
  tx: Transaction,
  deps: AccountDeps,
  requested: {
    user: StoredUser
    kind: AccountMail['kind']
    method: string
    /** Unless it is the account's own. */
    address?: string | undefined
    request: MailRequest
  },
  now: Date,
): Promise<AccountResult<StoredUser>> {
  const { user, kind, method, address, request } = requested
  const { challenge } = request
  const isTooSoon = secondsToWait(user, kind, deps.config.mailIntervalSeconds, now) > 0
  const flow = { method, userId: user.id, now }
  const flowId = isTooSoon ? undefined : challenge && (await startFlow(tx, { ...flow, challenge }))
  const mail = mailTo(user, kind, request, flowId)
  return sendAccountMail(tx, deps, address ? { ...mail, address } : mail, now)
}

/** Why no mail was sent says that there is an account, or none. */
function answerTo(
  sent: AccountResult<unknown>,
  { config }: Pick<AccountDeps, 'config'>,
): AccountResult<null> {
  return sent.ok || config.hidesAccounts ? accept(null) : sent
}

function mailTo(
  user: StoredUser,
  kind: AccountMail['kind'],
  { language, redirectTo, network }: Omit<MailRequest, 'email' | 'challenge'>,
  flowId?: string,
): AccountMail {
  return { user, kind, address: user.email ?? '', language, redirectTo, flowId, network }
}
