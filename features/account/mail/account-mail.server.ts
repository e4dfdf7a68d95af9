import type { Language } from '#i18n/languages.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { accept } from '#kernel/result.ts'
import type { OneTimeTokenKind } from '../account.ts'
import { isMailAllowed } from '../security/mail-limits.server.ts'
import { issueOneTimeToken } from '../one-time-tokens/one-time-token.server.ts'
import { type NewUser, type StoredUser, updateUser } from '../database/users-repository.server.ts'

const SENT_AT = {
  confirmation: 'confirmationSentAt',
  invite: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  magic_link: 'magicLinkSentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<OneTimeTokenKind, keyof NewUser>

export interface AccountMail {
  user: StoredUser
  kind: OneTimeTokenKind
  address: string
  language: Language
  redirectTo: string
  flowId?: string | undefined
  /** Only visitors are counted, not staff. */
  network?: string | undefined
}

/** Seconds until a mail of this kind may go to the account; 0: now. */
export function secondsToWait(
  user: StoredUser,
  kind: OneTimeTokenKind,
  intervalSeconds: number,
  now: Date,
): number {
  const sentAt = user[SENT_AT[kind]]
  const waited = sentAt ? (now.getTime() - sentAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
  return waited >= intervalSeconds ? 0 : Math.ceil(intervalSeconds - waited)
}

/** Issues a code and enqueues its mail. Refuses within the minimum interval and above the address's limit. */
export async function sendAccountMail(
  tx: Transaction,
  deps: Pick<AccountDeps, 'key' | 'config'>,
  mail: AccountMail,
  now: Date,
): Promise<AccountResult<StoredUser>> {
  const { user, kind, address, network } = mail
  const wait = secondsToWait(user, kind, deps.config.mailIntervalSeconds, now)
  if (wait > 0)
    return refuseAccount(
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    )
  if (network && !(await isMailAllowed(tx, deps, { address, network }, now)))
    return refuseAccount('over_email_send_rate_limit', 'email rate limit exceeded')
  return accept(await enqueueAccountMail(tx, deps, mail, now))
}

/** The same without the interval: a change of address sends two mails at once. */
export async function enqueueAccountMail(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  { user, kind, address, language, redirectTo, flowId }: AccountMail,
  now: Date,
): Promise<StoredUser> {
  const token = await issueOneTimeToken(tx, { key, userId: user.id, kind, address, flowId, now })
  await enqueueMail(tx, {
    kind: 'account',
    to: address,
    language,
    payload: { tokenId: token.id, redirectTo },
  })
  return updateUser(tx, user.id, { [SENT_AT[kind]]: now }, now)
}
