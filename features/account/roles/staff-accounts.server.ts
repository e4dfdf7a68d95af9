import { and, asc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { normaliseEmail } from '../account.ts'
import { authFactors, authOneTimeTokens, authUsers } from '../database/account.tables.server.ts'
import { findUserByEmail, lockUser, type StoredUser } from '../database/users-repository.server.ts'
import { enqueueAccountMail } from '../mail/account-mail.server.ts'
import { deletePendingTokens, secretsOf } from '../one-time-tokens/one-time-token.server.ts'
import { verifyLink } from '../one-time-tokens/verify-link.ts'
import { findOrCreateInvitee } from '../users/invite-user.server.ts'
import { STAFF_ROLES, type StaffRole } from './permissions.ts'
import type { StaffAccount, StaffAccountRefusal } from './staff-account.ts'
import { changeStaffRole } from './staff-role.server.ts'

/** Owners first, then by address. */
export async function listStaffAccounts(db: Database, now: Date): Promise<StaffAccount[]> {
  const hasFactor = exists(
    db
      .select({ one: sql`1` })
      .from(authFactors)
      .where(and(eq(authFactors.userId, authUsers.id), eq(authFactors.status, 'verified'))),
  )
  const rows = await db
    .select({ user: authUsers, hasSecondFactor: sql<boolean>`${hasFactor}` })
    .from(authUsers)
    .where(and(isNotNull(authUsers.staffRole), isNull(authUsers.deletedAt)))
    .orderBy(asc(authUsers.email), asc(authUsers.id))
  const accounts = rows.flatMap(({ user, hasSecondFactor }) => toAccount(user, hasSecondFactor, now) ?? [])
  return STAFF_ROLES.flatMap((role) => accounts.filter((account) => account.role === role))
}

function toAccount(user: StoredUser, hasSecondFactor: boolean, now: Date): StaffAccount | undefined {
  const { id, email, staffRole, staffSince, emailConfirmedAt, lastSignInAt, bannedUntil } = user
  if (!staffRole || !staffSince) return undefined
  return {
    id,
    email: email ?? '',
    role: staffRole,
    since: staffSince.toISOString(),
    isConfirmed: emailConfirmedAt !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    hasSecondFactor,
    isBanned: bannedUntil !== null && bannedUntil > now,
  }
}

interface StaffInvitation {
  email: string
  role: StaffRole
  /** Of the mail. */
  language: Language
  actorId: string
}

type Deps = Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>

/**
 * Mails an invitation and answers with its link, for handing it over too; it works once, for 24 hours. An account that
 * is there already and has proven its address gets the role at once, without a link.
 */
export async function inviteStaff(
  deps: Deps,
  { email, role, language, actorId }: StaffInvitation,
): Promise<Result<{ link: string | null }, StaffAccountRefusal>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, normaliseEmail(email))
    if (known?.staffRole) return refuse({ code: 'already_staff' })
    if (known?.emailConfirmedAt) {
      const granted = await changeStaffRole(tx, { id: known.id, role, now, actorId })
      return granted.ok ? accept({ link: null }) : granted
    }
    const invited = await findOrCreateInvitee(tx, { email, role, actorId, now })
    return invited.ok
      ? accept({ link: await mailInvitation(tx, deps, invited.value, language, now) })
      : refuse({ code: 'already_staff' })
  })
}

/** Mails a new invitation in place of the open one. */
export async function inviteStaffAgain(
  deps: Deps,
  { id, language, actorId }: { id: string; language: Language; actorId: string },
): Promise<Result<{ link: string | null }, StaffAccountRefusal>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user?.staffRole || !user.email) return refuse({ code: 'unknown_account' })
    const { email, staffRole: role } = user
    const invited = await findOrCreateInvitee(tx, { email, role, actorId, now })
    return invited.ok
      ? accept({ link: await mailInvitation(tx, deps, invited.value, language, now) })
      : refuse({ code: 'already_confirmed' })
  })
}

async function mailInvitation(
  tx: Transaction,
  deps: Deps,
  user: StoredUser,
  language: Language,
  now: Date,
): Promise<string> {
  const { apiUrl, siteUrl } = deps.config
  const redirectTo = `${siteUrl}/login`
  const mail = { user, kind: 'invite' as const, address: user.email ?? '', language, redirectTo }
  await enqueueAccountMail(tx, deps, mail, now)
  const [token] = await tx
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.userId, user.id), eq(authOneTimeTokens.kind, 'invite')))
  if (!token) throw new Error('the invitation has no token')
  const { linkToken } = secretsOf(deps.key, token)
  return verifyLink(apiUrl, { kind: 'invite', linkToken, redirectTo })
}

interface StaffChange {
  id: string
  /** Null: no access any more. */
  role: StaffRole | null
  /** The role shown when the change was decided. */
  seen: StaffRole
  actorId: string
}

/** Applies from the account's next request on, and ends an unused invitation. */
export async function changeStaffAccount(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { id, role, seen, actorId }: StaffChange,
): Promise<Result<null, StaffAccountRefusal>> {
  return db.transaction(async (tx) => {
    const changed = await changeStaffRole(tx, { id, role, seen, now: clock(), actorId })
    if (!changed.ok) return changed
    const user = await lockUser(tx, id)
    if (role === null && user && !user.emailConfirmedAt) await deletePendingTokens(tx, id)
    return accept(null)
  })
}
