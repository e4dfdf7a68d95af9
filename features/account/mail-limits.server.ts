import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from './account-deps.server.ts'
import { beginTry } from './sign-in-limits.server.ts'
import { TRIES } from './try-rules.ts'

/** Counts a mail that a visitor causes; false when there were enough to this address. */
export async function mayCauseMail(
  tx: Transaction,
  { key }: Pick<AccountDeps, 'key'>,
  { address, network }: { address: string; network: string },
  now: Date,
): Promise<boolean> {
  const counted = [
    { subject: `mail to ${address} from ${network}`, rules: TRIES.mailOfPair },
    { subject: `mail to ${address}`, rules: TRIES.mailOfAddress },
  ]
  return (await beginTry(tx, key, counted, now)) !== undefined
}
