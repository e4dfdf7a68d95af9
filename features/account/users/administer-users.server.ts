import { asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { accept } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { authFactors, authIdentities, authUsers } from '../database/account.tables.server.ts'
import { mergeMetadata, type Metadata, normaliseEmail, confirmedAddress } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { enqueueAddressMails, enqueueChangeMail } from '../mail/change-mail.server.ts'
import { createUser } from './create-user.server.ts'
import { endSessions } from '../sessions/open-session.server.ts'
import { deletePendingTokens } from '../one-time-tokens/one-time-token.server.ts'
import { hashPassword, isKnownHash } from '../passwords/password-hash.server.ts'
import { checkPassword } from '../passwords/password-rule.server.ts'
import { authPasskeys } from '../passkeys/passkey.tables.server.ts'
import { renameIdentity } from './rename-identity.server.ts'
import {
  findAnyUser,
  findUserByEmail,
  findUserByPhone,
  lockAnyUser,
  type NewUser,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

export interface UserEdit {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  password?: string | undefined
  passwordHash?: string | undefined
  emailConfirm?: boolean | undefined
  phoneConfirm?: boolean | undefined
  userMetadata?: Metadata | undefined
  appMetadata?: Metadata | undefined
  role?: string | undefined
  /** 0 lifts a ban. */
  banMs?: number | undefined
}

/** A page of accounts, newest first by default, and their total. `filter` matches address, number or full name. */
export async function listUsers(
  db: Database,
  list: { page: number; perPage: number; filter?: string | undefined; oldestFirst?: boolean },
): Promise<{ users: StoredUser[]; total: number }> {
  const { page, perPage, filter, oldestFirst } = list
  const pattern = `%${(filter ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const fullName = sql<string>`${authUsers.userMetadata}->>'full_name'`
  const fits = filter
    ? or(ilike(authUsers.email, pattern), ilike(authUsers.phone, pattern), ilike(fullName, pattern))
    : undefined
  const inOrder = oldestFirst ? asc : desc
  const users = await db
    .select()
    .from(authUsers)
    .where(fits)
    .orderBy(inOrder(authUsers.createdAt), inOrder(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [all] = await db.select({ total: count() }).from(authUsers).where(fits)
  return { users, total: all?.total ?? 0 }
}

/** Creates an account without a mail. */
export async function addUser(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'config'>,
  edit: UserEdit,
): Promise<AccountResult<StoredUser>> {
  const { email, phone } = edit
  if (!email && !phone)
    return refuseAccount('validation_failed', 'Cannot create a user without either an email or phone')
  const hash = await hashOf(deps, edit, email)
  if (!hash.ok) return hash
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await createUser(tx, {
      id: edit.id,
      email: email && normaliseEmail(email),
      phone,
      passwordHash: hash.value ?? null,
      emailConfirmed: edit.emailConfirm ?? false,
      phoneConfirmed: edit.phoneConfirm ?? false,
      data: edit.userMetadata,
      appMetadata: edit.appMetadata,
      more: { ...(edit.role && { role: edit.role }), ...banOf(edit, now) },
      now,
    })
    if (!user) return phone && (await findUserByPhone(tx, phone)) ? phoneTaken() : emailTaken()
    await recordAction(tx, { at: now, action: 'user_added', userId: user.id })
    return accept(user)
  })
}

/**
 * Edits an account and notifies its owner; a new password ends all its sessions. A softly deleted one is edited as well,
 * and stays closed: nothing that it gets lets anybody in, and nobody is notified.
 */
export async function editUser(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>,
  id: string,
  edit: UserEdit,
): Promise<AccountResult<StoredUser>> {
  const hash = await hashOf(deps, edit, edit.email, (await findAnyUser(deps.db, id))?.email)
  if (!hash.ok) return hash
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await lockAnyUser(tx, id)
    if (!user) return unknownUser()
    const email = edit.email && normaliseEmail(edit.email)
    if (email && email !== user.email && (await findUserByEmail(tx, email))) return emailTaken()
    if (edit.phone && edit.phone !== user.phone && (await findUserByPhone(tx, edit.phone)))
      return phoneTaken()
    const change: Partial<NewUser> = {
      ...(email && { email, newEmail: null }),
      ...(edit.phone && { phone: edit.phone }),
      ...(hash.value && { passwordHash: hash.value, newEmail: null }),
      ...(edit.emailConfirm && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
      ...(edit.phoneConfirm && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
      ...(((email && edit.emailConfirm) || (edit.phone && edit.phoneConfirm)) && { isAnonymous: false }),
      ...(edit.role && { role: edit.role }),
      ...(edit.userMetadata && { userMetadata: mergeMetadata(user.userMetadata, edit.userMetadata) }),
      ...(edit.appMetadata && { appMetadata: mergeMetadata(user.appMetadata, edit.appMetadata) }),
      ...banOf(edit, now),
    }
    if (email && email !== user.email)
      await renameIdentity(tx, user, 'email', { email, email_verified: edit.emailConfirm ?? false }, now)
    if (edit.phone && edit.phone !== user.phone) {
      const proof = { phone: edit.phone, phone_verified: edit.phoneConfirm ?? false }
      await renameIdentity(tx, user, 'phone', proof, now)
    }
    if (hash.value) {
      await endSessions(tx, id)
      await deletePendingTokens(tx, id)
    }
    await recordAction(tx, {
      at: now,
      action: 'user_edited',
      userId: id,
      detail: { fields: Object.keys(change) },
    })
    if (user.deletedAt) return accept(await updateUser(tx, id, change, now))
    const from = confirmedAddress(user)
    if (hash.value) await enqueueChangeMail(tx, deps, { userId: id, change: 'password', address: from, now })
    if (email && email !== user.email)
      await enqueueAddressMails(tx, deps, { userId: id, from, to: email, now })
    return accept(await updateUser(tx, id, change, now))
  })
}

/** Deletes an account. Soft: keeps the empty row, so that its id is never reused; once more changes nothing. */
export async function removeUser(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  id: string,
  { soft }: { soft: boolean },
): Promise<AccountResult<null>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const user = await lockAnyUser(tx, id)
    if (!user) return unknownUser()
    if (soft && user.deletedAt) return accept(null)
    await recordAction(tx, { at: now, action: 'user_removed', userId: id, detail: { soft } })
    if (!soft) {
      await tx.delete(authUsers).where(eq(authUsers.id, id))
      return accept(null)
    }
    await endSessions(tx, id)
    await deletePendingTokens(tx, id)
    await tx.delete(authFactors).where(eq(authFactors.userId, id))
    await tx.delete(authPasskeys).where(eq(authPasskeys.userId, id))
    await tx.delete(authIdentities).where(eq(authIdentities.userId, id))
    const emptied = {
      email: null,
      phone: null,
      newEmail: null,
      passwordHash: null,
      staffRole: null,
      staffSince: null,
    }
    await updateUser(tx, id, { ...emptied, userMetadata: {}, appMetadata: {}, deletedAt: now }, now)
    return accept(null)
  })
}

async function hashOf(
  { config }: Pick<AccountDeps, 'config'>,
  { password, passwordHash }: UserEdit,
  ...addresses: (string | null | undefined)[]
): Promise<AccountResult<string | undefined>> {
  if (password && passwordHash)
    return refuseAccount('validation_failed', 'Only a password or a password hash should be provided')
  if (passwordHash)
    return isKnownHash(passwordHash)
      ? accept(passwordHash)
      : refuseAccount('validation_failed', 'Invalid password hash: use argon2 or bcrypt')
  if (!password) return accept(undefined)
  const checked = checkPassword(password, config, ...addresses)
  return checked.ok ? accept(await hashPassword(password, config.passwordCost)) : checked
}

function banOf({ banMs }: UserEdit, now: Date): { bannedUntil?: Date | null } {
  if (banMs === undefined) return {}
  return { bannedUntil: banMs === 0 ? null : new Date(now.getTime() + banMs) }
}

function unknownUser() {
  return refuseAccount('user_not_found', 'User not found')
}

function emailTaken() {
  return refuseAccount('email_exists', 'A user with this email address has already been registered')
}

function phoneTaken() {
  return refuseAccount('phone_exists', 'Phone number already registered by another user')
}
