import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { enqueueAccountMail } from '../mail/account-mail.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { type Metadata, normaliseEmail } from '../account.ts'
import type { StaffRole } from '../roles/permissions.ts'
import { recordAction } from '../security/audit.server.ts'
import { createUser } from './create-user.server.ts'
import { deletePendingTokens } from '../one-time-tokens/one-time-token.server.ts'
import { endSessions } from '../sessions/open-session.server.ts'
import {
  findUserByEmail,
  lockUser,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

export interface Invitation {
  email: string
  data?: Metadata | undefined
  role?: StaffRole
  /** The owner who invites; absent for the service key. */
  actorId?: string
  redirectTo: string
  language: Language
}

/** Creates an unconfirmed account and mails an invitation; resends an open one. */
export async function inviteUser(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock'>,
  { redirectTo, language, ...invitee }: Invitation,
): Promise<AccountResult<StoredUser>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const invited = await findOrCreateInvitee(tx, { ...invitee, now })
    if (!invited.ok) return invited
    const { value: user } = invited
    const mail = { user, kind: 'invite' as const, address: user.email ?? '', language, redirectTo }
    return accept(await enqueueAccountMail(tx, deps, mail, now))
  })
}

export interface Invitee {
  email: string
  data?: Metadata | undefined
  /** Default: as before, or an owner. */
  role?: StaffRole | undefined
  actorId?: string | undefined
  now: Date
}

/** The staff account to invite, new or unconfirmed; only the mailed link gives access. Locks it. */
export async function findOrCreateInvitee(
  tx: Transaction,
  { email, data, role, actorId, now }: Invitee,
): Promise<AccountResult<StoredUser>> {
  const address = normaliseEmail(email)
  // Locked: concurrent invitations would deadlock.
  const known = await findUserByEmail(tx, address)
  const existing = known && (await lockUser(tx, known.id))
  if (existing?.emailConfirmedAt)
    return refuseAccount('email_exists', 'A user with this email address has already been registered')
  const user = existing ?? (await createUser(tx, { email: address, data, now }))
  if (!user)
    return refuseAccount('email_exists', 'A user with this email address has already been registered')
  const detail = role ? { role } : {}
  await recordAction(tx, { at: now, action: 'invited', actorId, userId: user.id, detail })
  // A stranger may have created it: drop their password and pending mails.
  if (existing) {
    await deletePendingTokens(tx, user.id)
    await endSessions(tx, user.id)
  }
  const staff = { staffRole: role ?? user.staffRole ?? 'owner', staffSince: user.staffSince ?? now }
  return accept(await updateUser(tx, user.id, { invitedAt: now, passwordHash: null, ...staff }, now))
}
