import { markBounce } from '#features/newsletter/mark-bounce.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#platform/database/database.ts'

/** A permanently refused newsletter marks its address as unreachable. */
export function recordBounce(clock: Clock) {
  return async (
    tx: Transaction,
    { kind, recipient: email }: { kind: string; recipient: string },
    reason: string,
  ): Promise<void> => {
    if (kind.startsWith('newsletter-')) await markBounce(tx, { clock }, { email, reason })
  }
}
