import { markBounce } from '#features/newsletter/mark-bounce.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#platform/database/database.ts'

/** A mail to the list that was refused for good marks its address: no issue goes there any more. */
export function recordBounce(clock: Clock) {
  return async (
    tx: Transaction,
    { kind, recipient: email }: { kind: string; recipient: string },
    reason: string,
  ): Promise<void> => {
    if (kind.startsWith('newsletter-')) await markBounce(tx, { clock }, { email, reason })
  }
}
