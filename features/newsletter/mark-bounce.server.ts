import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { findSubscriber, updateSubscriber } from './newsletter-repository.server.ts'

/** Stops mails to a refused address until its next confirmed sign-up. @returns false when it is not on the list. */
export async function markBounce(
  db: Database | Transaction,
  { clock }: { clock: Clock },
  { email, reason }: { email: string; reason: string },
): Promise<boolean> {
  const subscriber = await findSubscriber(db, { email })
  if (!subscriber) return false
  if (!subscriber.bouncedAt)
    await updateSubscriber(db, subscriber.id, { bouncedAt: clock(), bounceReason: reason.slice(0, 300) })
  return true
}
