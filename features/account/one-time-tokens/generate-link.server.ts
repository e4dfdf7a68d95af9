import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { type Metadata, normaliseEmail, type OneTimeTokenKind } from '../account.ts'
import type { StaffRole } from '../roles/permissions.ts'
import { recordAction } from '../security/audit.server.ts'
import { createUser } from '../users/create-user.server.ts'
import { findOrCreateInvitee } from '../users/invite-user.server.ts'
import { issueOneTimeToken } from './one-time-token.server.ts'
import { hashPassword } from '../passwords/password-hash.server.ts'
import { checkPassword } from '../passwords/password-rule.server.ts'
import { findUserByEmail, type StoredUser, updateUser } from '../database/users-repository.server.ts'
import { verifyLink } from './verify-link.ts'

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
export type LinkType = (typeof LINK_TYPES)[number]

export interface LinkRequest {
  type: LinkType
  email: string
  password?: string | undefined
  newEmail?: string | undefined
  data?: Metadata | undefined
  /** Of an invitation. */
  role?: StaffRole | undefined
  redirectTo: string
}

export interface GeneratedLink {
  user: StoredUser
  actionLink: string
  code: string
  linkToken: string
  /** A magic link for a new account becomes a sign-up. */
  type: LinkType
}

/** A link without a mail, for staff to pass on another way. */
export async function generateLink(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>,
  input: LinkRequest,
): Promise<AccountResult<GeneratedLink>> {
  if (input.type === 'signup' && !input.password)
    return refuseAccount('validation_failed', 'Signup requires a valid password')
  if (input.password !== undefined) {
    const checked = checkPassword(input.password, deps.config, input.email)
    if (!checked.ok) return checked
  }
  const passwordHash =
    input.password === undefined ? null : await hashPassword(input.password, deps.config.passwordCost)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, normaliseEmail(input.email))
    const type = input.type === 'magiclink' && !existing ? 'signup' : input.type
    const subject = await accountOf(tx, { ...input, type }, existing, passwordHash, now)
    if (!subject.ok) return subject
    const { user, kind, address } = subject.value
    const token = await issueOneTimeToken(tx, { key: deps.key, userId: user.id, kind, address, now })
    await recordAction(tx, { at: now, action: 'link_generated', userId: user.id, detail: { type } })
    const { code, linkToken } = token
    const actionLink = verifyLink(deps.config.apiUrl, { kind, linkToken, redirectTo: input.redirectTo })
    return accept({ user, actionLink, code, linkToken, type })
  })
}

interface Subject {
  user: StoredUser
  kind: OneTimeTokenKind
  address: string
}

async function accountOf(
  tx: Transaction,
  input: LinkRequest,
  existing: StoredUser | undefined,
  passwordHash: string | null,
  now: Date,
): Promise<AccountResult<Subject>> {
  const email = normaliseEmail(input.email)
  switch (input.type) {
    case 'signup': {
      if (existing?.emailConfirmedAt) return taken()
      const user = existing ?? (await createUser(tx, { email, passwordHash, data: input.data, now }))
      if (!user) return taken()
      const sent = await updateUser(tx, user.id, { confirmationSentAt: now, passwordHash }, now)
      return accept({ user: sent, kind: 'confirmation', address: email })
    }
    case 'invite': {
      const invited = await findOrCreateInvitee(tx, { email, data: input.data, role: input.role, now })
      return invited.ok ? accept({ user: invited.value, kind: 'invite', address: email }) : invited
    }
    case 'magiclink':
    case 'recovery': {
      if (!existing) return unknown()
      const isRecovery = input.type === 'recovery'
      const sent = isRecovery ? { recoverySentAt: now } : { magicLinkSentAt: now }
      const user = await updateUser(tx, existing.id, sent, now)
      return accept({ user, kind: isRecovery ? 'recovery' : 'magic_link', address: email })
    }
    case 'email_change_current':
    case 'email_change_new': {
      if (!existing) return unknown()
      const newEmail = input.newEmail && normaliseEmail(input.newEmail)
      if (!newEmail) return refuseAccount('validation_failed', 'new_email is required')
      if (await findUserByEmail(tx, newEmail)) return taken()
      const user = await updateUser(tx, existing.id, { newEmail, emailChangeSentAt: now }, now)
      return accept({ user, kind: input.type, address: input.type === 'email_change_new' ? newEmail : email })
    }
  }
}

function taken() {
  return refuseAccount('email_exists', 'A user with this email address has already been registered')
}

function unknown() {
  return refuseAccount('user_not_found', 'User with this email not found')
}
