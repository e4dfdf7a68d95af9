import { accept } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAttempt } from '../account-refusal.ts'
import type { StoredUser } from '../database/users-repository.server.ts'
import { attemptCountersFor, strangersAt } from '../security/attempt-counters.server.ts'
import {
  beginAttemptWithRetry,
  discardAttempt,
  secondsUntilNextAttempt,
  settleAttempt,
  beginAttempt,
  listAttempts,
} from '../security/sign-in-attempts.server.ts'
import { knownDevice } from '../sign-in/known-device.server.ts'
import { verifyPassword } from './password-hash.server.ts'
import { confirmedAddress } from '../account.ts'
import { enqueueGuessMail } from '../mail/change-mail.server.ts'
import { ATTEMPT_LIMITS, GUESSES_OF_NOTE, isLimitReached } from '../security/attempt-limits.ts'

interface PasswordTry {
  /** Address or phone number, as it was typed but normalised. */
  account: string
  user: StoredUser | undefined
  password: string
  network: string
  device?: string | undefined
}

/**
 * Whether the password is the account's. Wrong ones count, warn its owner, and are refused above a limit. The same work
 * for unknown accounts; takes 20 ms, outside any transaction. `own`: counters that a success clears.
 */
export async function tryPassword(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>,
  { account, user, password, network, device: cookie }: PasswordTry,
): Promise<AccountResult<{ fits: boolean; own: string[] }>> {
  const { db, key, clock, config } = deps
  const device = user && knownDevice(key, user.id, cookie, clock())
  const tries = attemptCountersFor({ account, network, device })
  const tried = await beginAttemptWithRetry(db, key, tries.counted, clock)
  if (!tried) return refuseAttempt(await secondsUntilNextAttempt(db, key, tries.counted, clock()))
  let fits = false
  try {
    fits = await verifyPassword(password, user?.passwordHash, config.passwordCost)
    if (fits) await discardAttempt(db, tried)
  } finally {
    settleAttempt(tried)
  }
  if (!fits && !device) await warnOfGuesses(deps, { account, user })
  return accept({ fits, own: tries.own })
}

/** Warns the owner of wrong passwords, once a day. Does the same work for unknown addresses, against timing attacks. */
async function warnOfGuesses(
  { db, key, clock }: Pick<AccountDeps, 'db' | 'key' | 'clock'>,
  { account, user }: { account: string; user: StoredUser | undefined },
): Promise<void> {
  const now = clock()
  const times = await listAttempts(db, key, strangersAt(account), now)
  if (!isLimitReached(times, [GUESSES_OF_NOTE], now.getTime())) return
  await db.transaction(async (tx) => {
    const counted = [{ subject: `guess mail to ${account}`, rules: ATTEMPT_LIMITS.guessMail }]
    if (!(await beginAttempt(tx, key, counted, now))) return
    const address = user && confirmedAddress(user)
    if (address) await enqueueGuessMail(tx, { address, now })
  })
}
