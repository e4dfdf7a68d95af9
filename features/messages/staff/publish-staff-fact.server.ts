import { recordAction } from '#features/account/security/audit.server.ts'
import type { FactKind, FactRefusal } from '#features/facts/fact-kind.ts'
import { type FactChange, publishFact } from '#features/facts/publish-fact.server.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

/** Publishes a fact with its audit row. The next answer of this process shows it; other processes are notified. */
export async function publishStaffFact<Value>(
  { db, clock, messages }: Pick<StaffDeps, 'db' | 'clock' | 'messages'>,
  kind: FactKind<Value>,
  change: FactChange<Value>,
  authorId: string,
  /** What has to change with it, in the same transaction. */
  also?: (tx: Transaction) => Promise<void>,
): Promise<Result<{ revision: number }, FactRefusal>> {
  const result = await db.transaction(async (tx) => {
    const published = await publishFact(tx, { clock, ...publishing(kind.name) }, kind, change, authorId)
    if (published.ok) {
      const { revision } = published.value
      const detail = { kind: kind.name, key: change.key, revision }
      await also?.(tx)
      await recordAction(tx, { at: clock(), action: 'fact_published', actorId: authorId, detail })
    }
    return published
  })
  if (result.ok) await messages.reload()
  return result
}
