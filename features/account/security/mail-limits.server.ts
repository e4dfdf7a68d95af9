import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { beginAttempt } from './sign-in-attempts.server.ts'
import { ATTEMPT_LIMITS } from './attempt-limits.ts'

/** Counts a mail caused by a visitor; false above the address's limit. */
export async function isMailAllowed(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  { address, network }: { address: string; network: string },
  now: Date,
): Promise<boolean> {
  const counted = [
    { subject: `mail to ${address} from ${network}`, rules: ATTEMPT_LIMITS.mailOfPair },
    { subject: `mail to ${address}`, rules: ATTEMPT_LIMITS.mailOfAddress },
  ]
  return (await beginAttempt(tx, key, counted, now)) !== undefined
}
