import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Transaction } from '#platform/database/database.ts'
import { authIdentities, authUsers } from '../database/account.tables.server.ts'
import { enqueueAccountMail } from '../mail/account-mail.server.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { enqueueAddressMails } from '../mail/change-mail.server.ts'
import { confirmedAddress } from '../account.ts'
import {
  findUserByEmail,
  insertIdentity,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

/** Mails the new and the old address; the change takes effect when both confirm. The caller checks that it is free. */
export async function beginAddressChange(
  tx: Transaction,
  deps: Pick<AccountDeps, 'key'>,
  change: {
    user: StoredUser
    newEmail: string
    language: Language
    redirectTo: string
    flowId?: string | undefined
    now: Date
  },
): Promise<StoredUser> {
  const { newEmail, language, redirectTo, flowId, now } = change
  let user = await updateUser(tx, change.user.id, { newEmail }, now)
  const mail = { language, redirectTo, flowId }
  if (user.email)
    user = await enqueueAccountMail(
      tx,
      deps,
      { ...mail, user, kind: 'email_change_current', address: user.email },
      now,
    )
  return enqueueAccountMail(tx, deps, { ...mail, user, kind: 'email_change_new', address: newEmail }, now)
}

/** Applies a confirmed address and notifies both. Undefined when another account has taken it meanwhile. */
export async function confirmAddressChange(
  tx: Transaction,
  deps: Pick<AccountDeps, 'key'>,
  user: StoredUser,
  now: Date,
): Promise<StoredUser | undefined> {
  const email = user.newEmail
  if (!email || (await findUserByEmail(tx, email))) return undefined
  const from = confirmedAddress(user)
  if (from) await enqueueAddressMails(tx, deps, { userId: user.id, from, to: email, now })
  await tx
    .update(authIdentities)
    .set({ data: { sub: user.id, email, email_verified: true, phone_verified: false }, updatedAt: now })
    .where(and(eq(authIdentities.userId, user.id), eq(authIdentities.provider, 'email')))
  // Only where sign-up copied it.
  const userMetadata = {
    ...user.userMetadata,
    ...('email' in user.userMetadata && { email }),
    email_verified: true,
  }
  const change = { email, newEmail: null, emailConfirmedAt: now, userMetadata }
  if (user.email || user.phone) return updateUser(tx, user.id, change, now)
  // An anonymous user's first address.
  const data = { sub: user.id, email, email_verified: true, phone_verified: false }
  const identity = { id: randomUUID(), userId: user.id, provider: 'email', subject: user.id, data }
  await insertIdentity(tx, { ...identity, createdAt: now, updatedAt: now })
  const appMetadata = { ...user.appMetadata, provider: 'email', providers: ['email'] }
  return updateUser(tx, user.id, { ...change, appMetadata, isAnonymous: false }, now)
}

/** The latest user with this pending address. */
export async function findUserByNewEmail(tx: Transaction, newEmail: string): Promise<StoredUser | undefined> {
  const [user] = await tx
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.newEmail, newEmail), isNull(authUsers.deletedAt)))
    .orderBy(desc(authUsers.emailChangeSentAt))
    .limit(1)
  return user
}
