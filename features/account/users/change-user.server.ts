import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountRefusal, type AccountResult, refuseAccount } from '../account-refusal.ts'
import { confirmedAddress, mergeMetadata, type Metadata, normaliseEmail } from '../account.ts'
import type { StoredSession } from '../database/sessions-repository.server.ts'
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  readProfile,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'
import { enqueueChangeMail } from '../mail/change-mail.server.ts'
import { consumeMailedCode } from '../one-time-tokens/consume-mailed-code.server.ts'
import { deletePendingTokens } from '../one-time-tokens/one-time-token.server.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import { checkPassword } from '../passwords/password-rule.server.ts'
import { tryPassword } from '../passwords/try-password.server.ts'
import { recordAction } from '../security/audit.server.ts'
import { isMailAllowed } from '../security/mail-limits.server.ts'
import { resetAttempts } from '../security/sign-in-attempts.server.ts'
import { endSessions } from '../sessions/open-session.server.ts'
import { lacksProof, proofNeeded } from '../sessions/recent-proof.ts'
import { hasVerifiedFactor } from '../sign-in/factors.server.ts'
import { type Challenge, startFlow } from '../sign-in/flow.server.ts'
import { beginAddressChange } from './change-address.server.ts'
import { renameIdentity } from './rename-identity.server.ts'

export interface UserChange extends ProofInput {
  email?: string | undefined
  /** Digits only; not verified. */
  phone?: string | undefined
  password?: string | undefined
  data?: Metadata | undefined
  challenge?: Challenge | undefined
  redirectTo: string
  language: Language
}

/**
 * Edits the caller's account; with a second factor aal2 is required, and for what proves identity a recent proof. A new
 * password ends other sessions and codes.
 */
export async function changeUser(
  deps: AccountDeps,
  caller: { user: StoredUser; session: StoredSession },
  change: UserChange,
): Promise<AccountResult<StoredUser>> {
  const { user, session } = caller
  const isSensitive = [change.email, change.phone, change.password].some((each) => each !== undefined)
  const needsSecondLevel = isSensitive && session.aal !== 'aal2'
  // Before the password is compared: the answer would reveal whether it is the current one.
  const { factors } = await readProfile(deps.db, user)
  if (needsSecondLevel && factors.some((factor) => factor.status === 'verified')) return secondLevelNeeded()
  const unproven = await refuseUnproven(deps, caller, change, isSensitive)
  if (unproven) return refuse(unproven)
  const password =
    change.password === undefined ? undefined : await newHash(deps, user, change.password, change.email)
  if (password && !password.ok) return password
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    let current = await lockUser(tx, user.id)
    if (!current) return refuseAccount('user_not_found', 'User not found', { status: 403 })
    if (needsSecondLevel && (await hasVerifiedFactor(tx, user.id))) return secondLevelNeeded()
    const newEmail = change.email === undefined ? undefined : normaliseEmail(change.email)
    // Before any write: a refusal must not leave half a change.
    if (newEmail && newEmail !== current.email && (await findUserByEmail(tx, newEmail)))
      return refuseAccount('email_exists', 'A user with this email address has already been registered')
    const mail = { address: newEmail ?? '', network: change.network }
    // A session cannot flood a mailbox.
    if (newEmail && newEmail !== current.email && !(await isMailAllowed(tx, deps, mail, now)))
      return refuseAccount('over_email_send_rate_limit', 'email rate limit exceeded')
    const phone = change.phone === current.phone ? undefined : change.phone
    if (phone && (await findUserByPhone(tx, phone)))
      return refuseAccount('phone_exists', 'Phone number already registered by another user')
    if (phone) {
      const believed = { phone, phoneConfirmedAt: now, isAnonymous: false }
      current = await updateUser(tx, user.id, believed, now)
      await renameIdentity(tx, user, 'phone', { phone, phone_verified: true }, now)
      await recordAction(tx, { at: now, action: 'phone_changed', actorId: user.id, userId: user.id })
    }
    if (change.data)
      current = await updateUser(
        tx,
        user.id,
        { userMetadata: mergeMetadata(current.userMetadata, change.data) },
        now,
      )
    if (password) {
      // Also cancels a pending change of address.
      const renewed = { passwordHash: password.value, newEmail: null }
      current = await updateUser(tx, user.id, renewed, now)
      await endSessions(tx, user.id, session.id)
      await deletePendingTokens(tx, user.id)
      await recordAction(tx, { at: now, action: 'password_changed', actorId: user.id, userId: user.id })
      const { language } = change
      const address = confirmedAddress(current)
      await enqueueChangeMail(tx, deps, { userId: user.id, change: 'password', address, language, now })
    }
    return accept(newEmail ? await changeAddress(tx, deps, current, { ...change, newEmail }, now) : current)
  })
}

function secondLevelNeeded() {
  return refuseAccount(
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
    { status: 401 },
  )
}

async function newHash(
  { config }: Pick<AccountDeps, 'config'>,
  user: StoredUser,
  password: string,
  newEmail: string | undefined,
): Promise<AccountResult<string>> {
  const checked = checkPassword(password, config, user.email, newEmail)
  if (!checked.ok) return checked
  if (user.passwordHash && (await verifyPassword(password, user.passwordHash, config.passwordCost)))
    return refuseAccount('same_password', 'New password should be different from the old password.')
  return accept(await hashPassword(password, config.passwordCost))
}

async function changeAddress(
  tx: Transaction,
  deps: AccountDeps,
  user: StoredUser,
  change: UserChange & { newEmail: string },
  now: Date,
): Promise<StoredUser> {
  const { newEmail, language, redirectTo, challenge } = change
  if (newEmail === user.email) return user
  const flowId =
    challenge && (await startFlow(tx, { method: 'email_change', userId: user.id, challenge, now }))
  await recordAction(tx, { at: now, action: 'email_change_requested', actorId: user.id, userId: user.id })
  return beginAddressChange(tx, deps, { user, newEmail, language, redirectTo, flowId, now })
}

interface ProofInput {
  currentPassword?: string | undefined
  /** The code that `/reauthenticate` mailed. */
  nonce?: string | undefined
  network: string
  device?: string | undefined
}

/**
 * Refuses a change of what proves identity without a recent sign-in, the current password or a mailed code. What is given
 * must be right, also where nothing was needed. Commits on its own: a code counts once, a wrong one too.
 */
async function refuseUnproven(
  deps: AccountDeps,
  caller: { user: StoredUser; session: StoredSession },
  input: ProofInput,
  isSensitive: boolean,
): Promise<AccountRefusal | undefined> {
  const { user } = caller
  const { currentPassword, nonce, network, device } = input
  const now = deps.clock()
  if (currentPassword !== undefined) {
    const account = user.email ?? user.phone ?? ''
    const tried = await tryPassword(deps, { account, user, password: currentPassword, network, device })
    if (!tried.ok) return tried.refusal
    const { fits, own } = tried.value
    if (!fits) return refuseAccount('current_password_invalid', 'Current password is invalid').refusal
    await deps.db.transaction((tx) => resetAttempts(tx, deps.key, own, now))
  }
  if (nonce !== undefined) {
    const code = { user, address: user.email ?? '', code: nonce, kinds: ['reauthentication'] as const }
    const token = await deps.db.transaction((tx) => consumeMailedCode(tx, deps, code, now))
    if (!token) return refuseAccount('reauthentication_not_valid', 'Nonce has expired or is invalid').refusal
  }
  const isProven = currentPassword !== undefined || nonce !== undefined
  return isSensitive && !isProven && lacksProof(caller, deps.config, now) ? proofNeeded().refusal : undefined
}
