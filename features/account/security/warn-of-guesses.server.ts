import { confirmedAddress } from '../account.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import type { StoredUser } from '../database/users-repository.server.ts'
import { enqueueGuessMail } from '../mail/change-mail.server.ts'
import { strangersAt } from './attempt-counters.server.ts'
import { ATTEMPT_LIMITS, GUESSES_OF_NOTE, isLimitReached } from './attempt-limits.ts'
import { beginAttempt, listAttempts } from './sign-in-attempts.server.ts'

/** Warns the owner of wrong passwords, once a day. Does the same work for unknown addresses, against timing attacks. */
export async function warnOfGuesses(
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
