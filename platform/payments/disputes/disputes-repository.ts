import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import type { PaymentKey } from '../refunds/refunds-repository.ts'
import { paymentDisputes } from './dispute.tables.ts'
import { type Dispute, isDisputeOpen, laterDispute } from './dispute.ts'

export type StoredDispute = typeof paymentDisputes.$inferSelect

export function listDisputes(
  db: Database | Transaction,
  { provider, paymentId }: PaymentKey,
): Promise<StoredDispute[]> {
  return db
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.paymentId, paymentId)))
}

/** Stores what an event reports, unless a later state is known. Needs the lock of the booking or order that has the payment. */
export async function recordDispute(
  tx: Transaction,
  { provider, paymentId }: PaymentKey,
  received: Dispute,
): Promise<'applied' | 'unchanged'> {
  const next = { provider, paymentId, ...received }
  const all = await listDisputes(tx, next)
  // The provider now reports the dispute that a refused refund made known.
  if (all.some(({ disputeId }) => disputeId === UNNAMED)) await remove(tx, { ...next, disputeId: UNNAMED })
  const known = all.find(({ disputeId }) => disputeId === received.disputeId)
  if (known && laterDispute(known, next) === known) return 'unchanged'
  const { disputedCents, standing, reportedAt } = next
  await tx
    .insert(paymentDisputes)
    .values(next)
    .onConflictDoUpdate({
      target: [paymentDisputes.provider, paymentDisputes.paymentId, paymentDisputes.disputeId],
      set: { disputedCents, standing, reportedAt },
    })
  return known?.standing === standing && known.disputedCents === disputedCents ? 'unchanged' : 'applied'
}

/** A dispute known only from a refused refund, until the provider's event names it. */
const UNNAMED = 'unnamed'

/** Records that the provider refuses refunds because of a dispute. `known`: its event came before. */
export async function recordUnnamedDispute(
  tx: Transaction,
  key: PaymentKey,
  reportedAt: Date,
): Promise<'known' | 'recorded' | 'closed'> {
  const all = await listDisputes(tx, key)
  if (all.some(isDisputeOpen)) return 'known'
  if (all.length > 0) return 'closed'
  await recordDispute(tx, key, { disputeId: UNNAMED, disputedCents: null, standing: 'open', reportedAt })
  return 'recorded'
}

async function remove(
  tx: Transaction,
  { provider, paymentId, disputeId }: StoredDispute | (PaymentKey & { disputeId: string }),
) {
  await tx
    .delete(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.provider, provider),
        eq(paymentDisputes.paymentId, paymentId),
        eq(paymentDisputes.disputeId, disputeId),
      ),
    )
}

/** With the bookings or orders that they concern. */
export async function deleteDisputes(tx: Transaction, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await tx.delete(paymentDisputes).where(inArray(paymentDisputes.paymentId, [...paymentIds]))
}
