import type { Transaction } from '#platform/database/database.ts'
import type { Metadata } from '../account.ts'
import { authAudit } from '../database/account.tables.server.ts'

export interface AuditedAction {
  at: Date
  action: string
  actorId?: string | undefined
  userId?: string | undefined
  /** No address and no secret: the log outlives the account. */
  detail?: Metadata
}

/** Writes an audit row in the caller's transaction, so it commits or rolls back with the action. */
export async function recordAction(tx: Transaction, action: AuditedAction): Promise<void> {
  await tx.insert(authAudit).values(action)
}
