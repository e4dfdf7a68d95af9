import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail, findLastLanguage } from '#platform/outbox/outbox.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import type { AccountChange } from './change-mail.texts.ts'
import { beginAttempt } from '../security/sign-in-attempts.server.ts'
import { ATTEMPT_LIMITS } from '../security/attempt-limits.ts'

export const ACCOUNT_CHANGED = 'account-changed'

interface Changed {
  userId: string
  change: AccountChange
  address: string | null
  /** The account owner's language where they made the change; else that of their last mail. */
  language?: Language | undefined
  now: Date
}

/** Enqueues the mail about a change, at most twenty per hour and account; other mails cannot exhaust this limit. */
export async function enqueueChangeMail(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  { userId, change, address, language, now }: Changed,
): Promise<void> {
  if (!address) return
  const counted = [{ subject: `change of ${userId} to ${address}`, rules: ATTEMPT_LIMITS.changeMail }]
  if (!(await beginAttempt(tx, key, counted, now))) return
  await enqueueNotice(tx, { change, address, language, now })
}

/** Warns the owner about password guessing, in the language of their last mail. */
export function enqueueGuessMail(
  tx: Transaction,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  return enqueueNotice(tx, { change: 'password_tried', address, language: undefined, now })
}

async function enqueueNotice(
  tx: Transaction,
  notice: { change: AccountChange; address: string; language: Language | undefined; now: Date },
): Promise<void> {
  const { change, address, language, now } = notice
  await enqueueMail(tx, {
    kind: ACCOUNT_CHANGED,
    to: address,
    language: language ?? (await findLastLanguage(tx, address)) ?? DEFAULT_LANGUAGE,
    payload: { change, at: now.toISOString() },
  })
}

/** Notifies both the old and the new address. */
export async function enqueueAddressMails(
  tx: Transaction,
  deps: Pick<AccountDeps, 'key'>,
  changed: { userId: string; from: string | null; to: string; language?: Language | undefined; now: Date },
): Promise<void> {
  const { userId, from, to, now } = changed
  const language = changed.language ?? (from ? await findLastLanguage(tx, from) : undefined)
  await enqueueChangeMail(tx, deps, { userId, change: 'address_old', address: from, language, now })
  await enqueueChangeMail(tx, deps, { userId, change: 'address_new', address: to, language, now })
}
