import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import type { OneTimeTokenKind } from '../account.ts'
import { ATTEMPT_LIMITS } from '../security/attempt-limits.ts'
import { beginAttempt, discardAttempt } from '../security/sign-in-attempts.server.ts'
import { consumeCodeToken, type StoredOneTimeToken } from './one-time-token.server.ts'

interface TypedCode {
  /** Undefined: no such account; the try counts all the same. */
  user: { id: string } | undefined
  address: string
  code: string
  kinds: readonly OneTimeTokenKind[]
}

/** Tries count per address over all codes: a new mail must not allow new guesses. The mail's link keeps working. */
export async function consumeMailedCode(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  { user, address, code, kinds }: TypedCode,
  now: Date,
): Promise<StoredOneTimeToken | undefined> {
  const subject = `mailed code ${address}`
  const tried = await beginAttempt(tx, key, [{ subject, rules: ATTEMPT_LIMITS.mailedCode }], now)
  if (!tried || !user) return undefined
  const token = await consumeCodeToken(tx, { key, userId: user.id, address, code, kinds, now })
  if (token) await discardAttempt(tx, tried)
  return token
}
