import { accept } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { normaliseEmail } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { isBanned } from '../sessions/banned.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import { hashPassword, needsNewHash } from '../passwords/password-hash.server.ts'
import { tryPassword } from '../passwords/try-password.server.ts'
import { resetAttempts } from '../security/sign-in-attempts.server.ts'
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  updateUser,
} from '../database/users-repository.server.ts'

export interface PasswordSignIn {
  email?: string | undefined
  phone?: string | undefined
  password: string
  userAgent?: string | undefined
  network: string
  device?: string | undefined
}

/** Opens a session. All failures get the same answer after the same work. Hashes outside the transaction (20 ms). */
export async function signInWithPassword(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>,
  input: PasswordSignIn,
): Promise<AccountResult<OpenSession>> {
  const { db, key, clock, config } = deps
  const account = input.email ? normaliseEmail(input.email) : (input.phone ?? '')
  const now = clock()
  const user = input.email ? await findUserByEmail(db, account) : await findUserByPhone(db, account)
  const banned = user && isBanned(user, now)
  const tried = await tryPassword(deps, { ...input, account, user })
  if (!tried.ok) return tried
  const { fits, own } = tried.value
  if (!user || !fits) return refuseAccount('invalid_credentials', 'Invalid login credentials')
  if (banned) return refuseAccount('user_banned', 'User is banned', { status: 400 })
  if (input.email && !user.emailConfirmedAt)
    return refuseAccount('email_not_confirmed', 'Email not confirmed')
  if (input.phone && !user.phoneConfirmedAt)
    return refuseAccount('phone_not_confirmed', 'Phone not confirmed')
  const renewed = needsNewHash(user.passwordHash ?? '', config.passwordCost)
    ? await hashPassword(input.password, config.passwordCost)
    : undefined

  return db.transaction(async (tx) => {
    const current = await findUser(tx, user.id)
    // Changed or deleted while verifying.
    if (current?.passwordHash !== user.passwordHash)
      return refuseAccount('invalid_credentials', 'Invalid login credentials')
    if (renewed) await updateUser(tx, user.id, { passwordHash: renewed }, now)
    await resetAttempts(tx, key, own, now)
    await recordAction(tx, { at: now, action: 'signed_in', actorId: user.id, userId: user.id })
    return accept(
      await openSession(tx, { key, user: current, method: 'password', userAgent: input.userAgent, now }),
    )
  })
}
